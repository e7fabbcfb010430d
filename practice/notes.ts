import type { EmergencyPart } from './emergency'
import { EVERY_LANGUAGE } from './fields'
import type { Practice } from './practiceSchema'
import type { Words } from './wordsSchema'

const PUBLIC_KEY_CHARACTERS = 17
const PROFILES = ['facebook', 'instagram', 'linkedin', 'youtube', 'whatsapp'] as const
const SHIPPED_WORDS = ['en', 'de', 'es', 'fr']

export function notesOn(practice: Practice, written: unknown, wordFiles: { name: string; words: Words }[]) {
  const before = written as Record<string, string | undefined>
  const { publicKey, serviceId, templateId } = practice.emailjs
  const notes = Object.entries(practice.emergency ?? {}).flatMap(([code, parts]) => emergencyNotes(code, parts))
  for (const name of PROFILES)
    if (practice[name] && before[name]?.trim() !== practice[name])
      notes.push(`${name} was changed: the site will link to ${practice[name]}`)
  if (publicKey.length !== PUBLIC_KEY_CHARACTERS && !/^(user_|demo-)/.test(publicKey))
    notes.push(
      `emailjs.publicKey has ${publicKey.length} characters; most have ${PUBLIC_KEY_CHARACTERS}. Compare it with the one shown in EmailJS.`,
    )
  for (const [name, id] of Object.entries({ service: serviceId, template: templateId }))
    if (!id.startsWith(`${name}_`))
      notes.push(`emailjs.${name}Id does not start with ${name}_. That's fine if you chose the id yourself in EmailJS.`)
  for (const { name, words } of wordFiles) if (!SHIPPED_WORDS.includes(name)) notes.push(...undescribed(name, words))
  return notes
}

function emergencyNotes(code: string, parts: EmergencyPart[]) {
  const where = code === EVERY_LANGUAGE ? 'the emergency text' : `the emergency text in "${code}"`
  const links = (scheme: string) =>
    parts.flatMap(({ href }) => (href?.startsWith(scheme) ? [href.slice(scheme.length)] : []))
  const [calls, texts] = [links('tel:'), links('sms:')]
  if (!calls.length && !texts.length) return [`There is no number in ${where}, so visitors can't tap one to call.`]
  const actions = [calls.length && `dial: ${calls.join(', ')}`, texts.length && `text: ${texts.join(', ')}`]
  const both = parts.flatMap(({ text, href }, index) => {
    const isBoth = [calls, texts].every((numbers) => numbers.some((number) => href?.endsWith(`:${number}`)))
    const word = parts[index - 1]?.text.trim().split(/\s+/).at(-1) ?? ''
    return isBoth ? [`"${word} ${text}" ${href?.startsWith('sms:') ? 'texts' : 'calls'}`] : []
  })
  return [
    `The numbers in ${where} will ${actions.filter(Boolean).join(' and ')}. Please check each one.`,
    ...(both.length ? [`In ${where}, ${both.join(', ')}. If that is backwards, swap the two under numbers.`] : []),
  ]
}

/** Services that the form offers but no section describes. The shipped words have one: Student Support. */
function undescribed(file: string, { services, enquiry }: Words) {
  const offered = services.offers.map(({ name }) => name)
  return enquiry.services
    .filter((name) => !offered.includes(name))
    .map(
      (name) =>
        `words/${file}.ts: the form offers "${name}", which no section describes. That's fine if it's intentional.`,
    )
}

import type { Practice } from '../../src/practice/practiceSchema'

const PROFILES = ['facebook', 'instagram', 'linkedin', 'youtube', 'whatsapp'] as const

/** What was put right, or is unusual but may be meant so. */
export function notesOn(practice: Practice, written: unknown) {
  const before = written as Record<string, string | undefined>
  const shortened = PROFILES.filter((name) => practice[name] && before[name]?.includes('?')).filter(
    (name) => practice[name] !== before[name],
  )
  const { serviceId, templateId } = practice.emailjs
  return [
    ...shortened.map(
      (name) => `${name}: the part behind the ? is left out, which tells them who has shared the link.`,
    ),
    ...unusual('serviceId', serviceId, 'service_'),
    ...unusual('templateId', templateId, 'template_'),
  ]
}

function unusual(name: string, id: string, start: string) {
  if (id.startsWith(start)) return []
  return [`emailjs.${name} does not start with ${start}. Fine if you have named it yourself at EmailJS.`]
}

import type { z } from 'zod'
import { linksIn } from './markdown.ts'
import { linkTargets } from './sections.ts'
import { SENTENCES } from './sentences.ts'

// What several settings of practice.yaml say together.

type Numbers = {
  phone?: { dial: string; country: string } | undefined
  emergency?: { numbers: { number?: { dial: string } | undefined; sms?: { dial: string } | undefined }[] } | undefined
}

/** A crisis number from the example, left in by mistake, can cost a life. */
export function findForeignNumbers({ phone, emergency }: Numbers, context: z.RefinementCtx) {
  if (!phone) return // then there is no country to compare with
  emergency?.numbers.forEach((entry, index) => {
    for (const kind of ['number', 'sms'] as const) {
      const dial = entry[kind]?.dial
      if (!dial || worksWith(phone, dial)) continue
      const path = ['emergency', 'numbers', index, kind]
      context.addIssue({ code: 'custom', path, message: SENTENCES.american })
    }
  })
}

const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'] // of the United States

/** 988 is for the United States and Canada. 911 is also used in Latin America, the Philippines and a few more. */
function worksWith(phone: { dial: string; country: string }, emergency: string) {
  if (emergency === '988') return ['US', 'CA', ...TERRITORIES].includes(phone.country)
  return emergency !== '911' || /^\+(1|5|63|231|251|676|679|680|962|966)/.test(phone.dial)
}

type Legal = { imprint?: unknown; privacyNotice?: unknown; terms?: unknown }

/** A link such as [our fees](#fees) has to lead to a section that the page has, and one to /terms/ to a page. */
export function findBrokenLinks(practice: Parameters<typeof linkTargets>[0] & Legal, context: z.RefinementCtx) {
  const { imprint, privacyNotice, terms } = practice
  const pages = [imprint && '/imprint/', privacyNotice && '/privacy/', terms && '/terms/'].filter(Boolean)
  const targets = [...linkTargets(practice).map((id) => `#${id}`), ...pages]
  visitTexts(practice, [], (text, path) => {
    const [sign] = text.match(/\]\s*\([^)]*\s[^)]*\)|\]\s+\([^)]*\)|^#{2,}[^\s#].*/m) ?? []
    if (sign) context.addIssue({ code: 'custom', path, message: SENTENCES.rawSign(sign) })
    for (const address of linksIn(text)) {
      if (/^(https?:\/\/|mailto:|tel:|sms:)/.test(address) || targets.includes(address)) continue
      const isInside = /^[#/]/.test(address)
      const message = isInside ? SENTENCES.noTarget(address, targets.join(', ')) : SENTENCES.noScheme(address)
      context.addIssue({ code: 'custom', path, message })
    }
  })
}

function visitTexts(value: unknown, path: PropertyKey[], visit: (text: string, path: PropertyKey[]) => void) {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) visitTexts(inner, [...path, index], visit)
  else if (value && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) visitTexts(inner, [...path, name], visit)
}

import { phoneLink } from '../links'

type Part = { text: string; href?: string }

/** Splits 'Call [988], or text [sms:741741].' at the numbers in brackets, which become links. */
export function emergencyParts(written: string): Part[] {
  const pieces = written.split(/\[(sms:)?\s*([^\]]*?)\s*\]/i)
  return pieces.flatMap((text, index): Part[] => {
    if (index % 3 === 1 || !text) return []
    return index % 3 ? [{ text, href: phoneLink(text, pieces[index - 1]?.toLowerCase()) }] : [{ text }]
  })
}

import type { z } from 'zod'
import { fromHex } from './oklch.js'

/** Names for hues, chosen by eye: docs/colors.png. The page ships in green. */
export const COLORS = { green: 175, teal: 208, blue: 252, plum: 338, brown: 62 }

const GREEN = 175
const MIN_CHROMA = 0.015

/** How far the colors of src/styles/tokens.css are turned, by the names of the variables there. */
export type Turns = { '--turn': number; '--turn-clay': number }

/** The name of a color, or a color such as #1f5f8b, of which the page takes the hue. */
export function practiceColor(text: z.ZodType<string, unknown>) {
  return text.transform((written, context): Turns => {
    const named = COLORS[written.toLowerCase() as keyof typeof COLORS]
    if (named !== undefined) return turnsFor(named)
    const [, digits = ''] = written.match(/^#?([\da-f]{6}|[\da-f]{3})$/i) ?? []
    if (!digits) context.addIssue(SENTENCES.unknown)
    const hex = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    const [, chroma, hue] = fromHex(`#${hex}`)
    if (digits && chroma < MIN_CHROMA) context.addIssue(SENTENCES.gray)
    return turnsFor(hue)
  })
}

/** Clay means “do this next”. Beside a red it would not be noticed, so it turns away; browns are pale enough. */
export function turnsFor(hue: number): Turns {
  const isRed = hue < 42 || hue > 358
  return { '--turn': Math.round(hue - GREEN), '--turn-clay': isRed ? 34 : 0 }
}

const SENTENCES = {
  unknown: `should be ${Object.keys(COLORS).join(', ')}, or a color such as "#1f5f8b", in quotes.`,
  gray: 'is a gray, black or white, and has no hue to color the page with. Choose another one.',
}

import { z } from 'zod'
import { failWith, text, textOr, withConditions } from './fields'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const HOURS = 'should be a list like ["Mo-Fr 09:00-17:00", "Sa 10:00-13:00"], or "by appointment", or be left out.'
const ENTRY =
  'should be days and hours like "Mo-Fr 09:00-17:00": Mo, Tu, We, Th, Fr, Sa or Su, a space, and the hours from 00:00 to 24:00 with two digits each. For hours after a break, add another entry: "Mo-Fr 14:00-18:00".'
const TIME = '([01]\\d|2[0-3]):[0-5]\\d'
const PATTERN = new RegExp(`^(${DAYS.join('|')})(-(${DAYS.join('|')}))? ${TIME}-(${TIME}|24:00)$`)

export function hoursSetting() {
  const withHyphens = (written: string) => written.replace(/\s*[‐-―]\s*|\s+-\s*/g, '-') // Word inserts dashes
  const entry = withConditions(text(ENTRY).overwrite(withHyphens), {
    [ENTRY]: (written) => PATTERN.test(written),
    'should end later than it begins.': (written) => parseHours(written).from < parseHours(written).to,
    'has the same day twice. Write it once: "Mo 09:00-17:00".': (written) => !/^(\w+)-\1/.test(written),
  })
  const list = z.array(entry, failWith(HOURS)).min(1, failWith(HOURS))
  return textOr(
    z.literal('by appointment', failWith(HOURS)),
    list.superRefine((entries, context) => {
      for (const [index, entry] of entries.entries()) {
        const earlier = entries.slice(0, index).findIndex((other) => overlaps(entry, other))
        const message = `overlaps entry ${earlier + 1}, "${entries[earlier]}". Change the days or the hours of one, or remove it.`
        if (earlier >= 0) context.addIssue({ code: 'custom', path: [index], message })
      }
    }),
  )
}

/** Days are numbers: 0 is Monday. */
export type OpeningHours = ReturnType<typeof parseHours>

export function parseHours(written: string) {
  const [days = '', hours = ''] = written.split(' ')
  const [firstDay = 0, lastDay = firstDay] = days.split('-').map((day) => DAYS.indexOf(day))
  const [from = '', to = ''] = hours.split('-')
  return { written, firstDay, lastDay, from, to }
}

function overlaps(one: string, other: string) {
  const [a, b] = [parseHours(one), parseHours(other)]
  const daysOfA = daysIn(a)
  return a.from < b.to && b.from < a.to && daysIn(b).some((day) => daysOfA.includes(day))
}

/** A range can wrap around the end of the week: Fr-Mo. */
function daysIn({ firstDay, lastDay }: OpeningHours) {
  const count = ((lastDay - firstDay + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => (firstDay + index) % 7)
}

import { z } from 'zod'
import { failWith, text, textOr, withConditions } from './fields'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const HOURS = 'should be a list like ["Mo-Fr 09:00-17:00", "Sa 10:00-13:00"], or "by appointment", or be left out.'
const ENTRY =
  'should be days and hours like "Mo-Fr 09:00-17:00": Mo, Tu, We, Th, Fr, Sa or Su, a space, and the hours from 00:00 to 24:00 with two digits each. For hours after a break, add another entry: "Mo-Fr 14:00-18:00".'
const TIME = '([01]\\d|2[0-3]):[0-5]\\d'
const PATTERN = new RegExp(`^(${DAYS.join('|')})(-(${DAYS.join('|')}))? ${TIME}-(${TIME}|24:00)$`)

export function openingHours() {
  const withHyphens = (written: string) => written.replace(/\s*[‐-―]\s*|\s+-\s*/g, '-') // Word writes dashes
  const entry = withConditions(text(ENTRY).overwrite(withHyphens), {
    [ENTRY]: (written) => PATTERN.test(written),
    'should end later than it begins.': (written) => parse(written).from < parse(written).to,
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

function overlaps(one: string, other: string) {
  const [a, b] = [parse(one), parse(other)]
  return a.from < b.to && b.from < a.to && a.days.some((day) => b.days.includes(day))
}

/** 'Fr-Mo 09:00-17:00' includes the weekend. */
function parse(entry: string) {
  const [range = '', hours = ''] = entry.split(' ')
  const [first = '', last = first] = range.split('-')
  const week = [...DAYS, ...DAYS].slice(DAYS.indexOf(first))
  const [from = '', to = ''] = hours.split('-')
  return { days: week.slice(0, week.indexOf(last) + 1), from, to }
}

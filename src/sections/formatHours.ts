import type { OpeningHours } from '../../practice/openingHours'
import type { Words } from '../../practice/wordsSchema'
import { capitalized, comma } from '../languageRules'

const A_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** In English: Monday–Friday, 9:00 AM–5:00 PM. */
export function formatHours({ firstDay, lastDay, from, to }: OpeningHours, { contact, language }: Words) {
  const { code } = language
  const { hours } = contact
  const day = weekday(firstDay, code)
  const days = lastDay === firstDay ? day : fill(hours.days, day, weekday(lastDay, code))
  // No line break within the times: no-break spaces, and a word joiner after the dash.
  const exact = fill(hours.times, clockTime(from, hours, code), clockTime(to, hours, code))
    .replace(/ /g, '\u00a0')
    .replace('–', '–\u2060')
  const times = from === '00:00' && to === '24:00' ? hours.allDay : exact
  return capitalized(days + comma(code) + times, code)
}

function weekday(day: number, code: string) {
  const date = new Date(A_MONDAY + day * DAY_MS)
  return new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

function clockTime(time: string, { time: pattern, wholeHour }: Words['contact']['hours'], code: string) {
  const [hour = '', minutes = ''] = time.split(':')
  const words = minutes === '00' ? (wholeHour ?? pattern) : pattern
  if (words) return words.replace('{hour}', String(Number(hour))).replace('{minutes}', minutes)
  const date = new Date(A_MONDAY + (Number(hour) * 60 + Number(minutes)) * 60_000)
  return new Intl.DateTimeFormat(code, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(date)
}

function fill(pattern: string, from: string, to: string) {
  return pattern.replace('{from}', from).replace('{to}', to)
}

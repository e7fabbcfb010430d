import type { Words } from '../../practice/wordsSchema'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const A_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Formats 'Mo-Fr 09:00-17:00' for a language: Monday–Friday, 9:00 AM–5:00 PM. */
export function openingHours(entry: string, { contact: { hours }, language: { code } }: Words) {
  const [days = '', open = ''] = entry.split(' ')
  const [firstDay, lastDay] = days.split('-').map((day) => weekday(day, code))
  const [from, to] = open.split('-').map((time) => clockTime(time, hours, code))
  const dayRange = lastDay ? fill(hours.days, firstDay, lastDay) : firstDay
  // No line break within the times: no-break spaces, and a word joiner after the dash.
  const exact = fill(hours.times, from, to).replace(/ /g, '\u00a0').replace('–', '–\u2060')
  const times = open === '00:00-24:00' ? hours.allDay : exact
  return capitalized(dayRange + comma(code) + times, code)
}

export function capitalized(text: string, code: string) {
  return text.charAt(0).toLocaleUpperCase(code) + text.slice(1)
}

const COMMAS: Record<string, string> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' }

export function comma(code: string) {
  return COMMAS[new Intl.Locale(code).maximize().script ?? ''] ?? ', '
}

function weekday(day: string, code: string) {
  const date = new Date(A_MONDAY + DAYS.indexOf(day) * DAY_MS)
  return new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

function clockTime(time: string, { time: pattern, wholeHour }: Words['contact']['hours'], code: string) {
  const [hour = '', minutes = ''] = time.split(':')
  const words = minutes === '00' ? (wholeHour ?? pattern) : pattern
  if (words) return words.replace('{hour}', String(Number(hour))).replace('{minutes}', minutes)
  const date = new Date(A_MONDAY + (Number(hour) * 60 + Number(minutes)) * 60_000)
  return new Intl.DateTimeFormat(code, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(date)
}

function fill(pattern: string, from = '', to = '') {
  return pattern.replace('{from}', from).replace('{to}', to)
}

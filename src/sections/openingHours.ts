const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const A_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** 'Mo-Fr 09:00-17:00', as search engines read it, in the words of a language: Monday – Friday, 09:00–17:00. */
export function openingHours(hours: string, language: string) {
  const [days = '', times = ''] = hours.split(' ')
  const names = days.split('-').map((day) => weekday(DAYS.indexOf(day), language))
  return `${names.join(' – ')}, ${times.replace('-', '–')}`
}

function weekday(index: number, language: string) {
  const day = new Date(A_MONDAY + index * DAY_MS)
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day)
}

export function phoneLink(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

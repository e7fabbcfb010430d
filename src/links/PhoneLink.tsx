export type Phone = { text: string; dial: string }

export function PhoneLink({ phone }: { phone: Phone }) {
  return <a href={`tel:${phone.dial}`}>{phone.text}</a>
}

/** What docs/going-live.md advises on an answer of EmailJS, in its words; a test compares. In English, as the guide is. */
const ADVICE: [answer: RegExp, advice: string][] = [
  [/Public Key is invalid/, 'Copy the public key again, and not the private one.'],
  [/ID not found/, 'The two are swapped, or were copied without their first letters.'],
  [/answered 403/, 'Your domain is not among those allowed under Security.'],
  [/answered 404/, 'The public key belongs to no account. Copy it again.'],
  [/answered 412/, 'Connect the mailbox again under Email Services.'],
  [/answered 413/, 'A message over 50 kB. The visitor was offered to copy it instead.'],
  [/answered 422/, 'The template’s To Email is empty.'],
  [/answered 4(23|29)/, 'Too many messages: the month’s 200, or more than one a second.'],
  [/fetch|network|load/i, 'No connection, or a browser extension that blocks EmailJS.'],
]

export function adviceOn(answer: string) {
  return ADVICE.find(([pattern]) => pattern.test(answer))?.[1] ?? ''
}

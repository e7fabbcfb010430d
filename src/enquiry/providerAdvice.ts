/** What docs/going-live.md advises for each EmailJS error, in English only. A test checks that the two match. */
const ADVICE: [answer: RegExp, advice: string][] = [
  [/Public Key is invalid/, 'Copy the public key again, not the private one.'],
  [/ID not found/, 'The service ID and the template ID are swapped, or the beginning of one is missing.'],
  [/responded with 403/, 'Your domain isn’t one of those allowed under Security.'],
  [/responded with 404/, 'The public key doesn’t belong to any account. Copy it again.'],
  [/responded with 412/, 'Connect the mailbox again under Email Services.'],
  [/responded with 413/, 'The message is over 50 kB.'],
  [/responded with 422/, 'The template’s To Email is empty.'],
  [/responded with 4(23|29)/, 'Too many messages: more than your plan’s monthly limit, or more than one per second.'],
  [/responded with 426/, 'Your EmailJS plan doesn’t allow this request.'],
  [/responded with 5\d\d/, 'EmailJS is having problems. Wait an hour and try again.'],
  [/^(?!.*responded with \d)/, 'No connection, or a browser extension is blocking EmailJS.'],
]

export function adviceFor(failure: string) {
  return ADVICE.find(([pattern]) => pattern.test(failure))?.[1] ?? ''
}

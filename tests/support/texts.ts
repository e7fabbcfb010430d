/** Texts that break forms: other scripts, emoji, markup, template syntax, control characters, length. */
export const HOSTILE_TEXTS = [
  'שלום, אני צריך לדבר עם מישהו',
  'مرحبا \u202eكيف الحال\u202c؟',
  '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 \u{1F9D1}\u{1F3FE}\u200d\u2764\ufe0f',
  '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">',
  '"><svg onload=window.pwned=1></iframe><script>window.pwned=1</script>',
  '{{to_email}} {{{from_name}}} {{#each}} $x %s %00',
  'Subject: gotcha\r\nBcc: everybody@mail.example\r\n\r\nbody',
  '\u0000\u0001\u2028\u2029\ufeff\ud800',
  "Robert'); DROP TABLE enquiries;--",
  'x'.repeat(40_000),
  '   \n\t ',
]

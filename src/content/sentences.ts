/** Every sentence that a practice can meet about its files. `practice.yaml, line 3:` comes before, the line itself after. */
export const SENTENCES = {
  // The file as a whole
  noFile: 'there is no such file.',
  empty: 'the file is empty. Copy it again from the original, and put your own values in.',
  notUtf8:
    'the file is saved in an old encoding, in which letters such as ä or é get lost. Save it as UTF-8, or paste its ' +
    'text into the file on GitHub.',
  merge: 'this is a mark of two versions that were not merged. Keep the lines that you want, and delete the marks.',

  // Lines
  unreadable:
    'this line, or the one before it, can’t be read. A setting has a name, a colon and a space before its text. An ' +
    'entry of a list has a hyphen and a space. Both begin as far from the left as their neighbors, with spaces, not ' +
    'tabs. A text with a colon in it, or with a sign such as *, @ or [ at its start, needs straight quotes around it: "…"',
  openQuote: 'the text that begins here has no closing quote: "…"',
  twice: (name: string, line: number) =>
    `${name} is already on line ${line}. Delete one of the two, or put a hyphen and a space before the first line of a new entry.`,
  hash: 'what follows the # is left out. Put the whole text in quotes: "… # …"',
  unknown: (name: string) =>
    `there is no setting called ${name} here. Look for a typing mistake in it, or for a line above it that is gone.`,

  // Settings
  missing: (nested: boolean) => (nested ? 'is missing.' : 'is missing. Add it on a line of its own, at the left edge.'),
  isEmpty: 'is empty.',
  shape: {
    string: 'should be one text. If it has a colon in it, put straight quotes around it: "…"',
    object: 'should have lines of its own below it, indented, as in the original file.',
    array: 'should be a list, with each entry on a line that starts with a hyphen and a space.',
  } as Record<string, string>,

  // Values
  example: 'is still the example. Replace it with your own.',
  html: 'contains HTML, such as <br> or &amp;. Write the plain text, without signs of that kind.',
  garbled: 'has letters that got lost on the way, such as � or â€™. Type them again.',
  tooLong: (limit: number) => `should have at most ${limit} characters.`,
  description: 'should have at most 200 characters: search engines show about 160.',
  tagline: 'should have two lines.',
  email: 'should be a complete email address, such as name@practice.com',
  phone: 'should be a complete phone number that begins with + and the country code, such as +44 20 7946 0018.',
  emergencyNumber: 'should have only digits and spaces.',
  american:
    'is an American number: 988 and 911 don’t help where your phone number is. Look at every number under ' +
    'emergency: a wrong one can cost a life. If you are not sure, leave emergency out.',
  year: 'should be a year with four digits.',
  language: (languages: string) => `should be one of ${languages}: each is a file in words/.`,
  webAddress: 'should be a complete web address, such as https://www.practice.com/',
  http: (better: string) => `should start with https: ${better}`,
  dashboard: (better = 'the one that your host shows you') =>
    `is where you manage your site. Put the address of the site itself here: ${better}`,
  placeholder: 'still has “your-…” in it. Replace it with your own.',
  noAddress:
    'address is missing. Only Netlify and GitHub Pages fill it in. Add a line for it, such as: address: https://practice.pages.dev/',
  privateKey: 'is too long for a public key. Never put the private key on a web page.',
  id: 'should have only plain letters, digits, _ and -, as EmailJS shows it. Copy it again.',
  wrongId: (kind: string) => `looks like the ID of ${kind}. EmailJS shows each one in its own place.`,
  drawing: (drawings: string) => `should be one of the drawings: ${drawings}.`,
  noPortrait:
    'should be the name of a picture in the folder portraits/, with the same capital and small letters. Upload the picture there.',
  heic: 'is an iPhone’s HEIC picture. Open it on the phone, share it by email to yourself as “Actual Size”, or save it as JPEG, and upload that.',
  brokenPicture: 'this picture can’t be read to its end. Upload the picture again.',
  noSharp:
    'The package sharp, which prepares pictures, doesn’t work on this computer. Run: npm install --cpu=wasm32 sharp',
  notPicture: 'isn’t a picture that can be used. Save it as JPEG, PNG or WebP.',
}

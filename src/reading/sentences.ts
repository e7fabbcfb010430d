/** What a practice can meet about any of its files. `practice.yaml, line 3:` comes before, the line itself after. */
export const SENTENCES = {
  // The file as a whole
  noFile: (similar = '') => `there is no such file.${similar && ` ${similar} has another name: rename it.`}`,
  notPlainText:
    'this isn’t plain text, but a document or a web page. Copy the text itself, and paste it into the file on GitHub.',
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
  colonInText: 'the text has a colon in it. Put straight quotes around the whole text: "…"',
  noSpace: 'a space is missing after the colon.',
  openQuote: 'the text that begins here has no closing quote: "…"',
  twice: (name: string, line: number) =>
    `${name} is already on line ${line}. Delete one of the two, or put a hyphen and a space before the first line of a new entry.`,
  hash: 'what follows the # is left out. If it is part of the text, put the whole text in quotes: "… # …". If not, delete the # and what follows.',
  quoteGoesOn:
    'the text goes on after its closing quote, or has the same quote inside. Delete the quotes around the text, put | ' +
    'after the colon, and the text on the next line, two spaces further to the right.',
  notIndented: (name: string) =>
    `this line belongs to ${name}, above it. Put two spaces, or as many as the lines there have, before it.`,
  besideBar: (name: string) =>
    `the text of ${name} begins on the line below: after the colon, write only |, and put two spaces before every line of the text.`,
  noBar: (name: string) => `${name} has several lines, so it needs a | after the colon: ${name}: |`,
  unknown: (name: string) =>
    `there is no setting called ${name} here. Look for a typo in it, or for a line above it that is gone.`,

  // Settings
  isEmpty: 'is empty. Write something, or delete the line.',
  otherList: (list: string) =>
    `doesn’t belong to the list ${list}. Look for a line above it that is gone, such as people: or prices:, or for another mistake in how the list is written.`,
  notList: 'should be one text, not a list. Write it on the same line, after the colon.',
  missing: (nested: boolean) => (nested ? 'is missing.' : 'is missing. Add it on a line of its own, at the left edge.'),
  shape: {
    string: 'should be one text. If it has a colon in it, put straight quotes around it: "…"',
    object: 'should have lines of its own below it, indented, as in the original file.',
    array: 'should be a list, with each entry on a line that starts with a hyphen and a space.',
  } as Record<string, string>,
  unexpected: 'can’t be used like this. Compare it with the original file.',
}

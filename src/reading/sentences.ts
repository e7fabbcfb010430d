/** What a practice can meet about any of its files. `practice.yaml, line 3:` comes before, the line itself after. */
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
  shape: {
    string: 'should be one text. If it has a colon in it, put straight quotes around it: "…"',
    object: 'should have lines of its own below it, indented, as in the original file.',
    array: 'should be a list, with each entry on a line that starts with a hyphen and a space.',
  } as Record<string, string>,
  unexpected: 'can’t be used like this. Compare it with the original file.',
}

/** A text whose blank lines are paragraphs. YAML makes one line break of a blank line, and two in a text after a |. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

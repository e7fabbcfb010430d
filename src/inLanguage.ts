/** A text of the practice's file, which may be one for all languages or one for each. */
export function inLanguage(text: string | Record<string, string> | undefined, code: string) {
  if (typeof text !== 'object') return text
  return text[code]
}

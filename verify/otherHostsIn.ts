const MAX_HOSTS = 5

/** The addresses at other hosts in a text, at most five. Written for pages that anybody may have changed. */
export function otherHostsIn(text: string, address: string) {
  const own = new URL(address).host
  const found = new Set<string>()
  for (const [url] of text.matchAll(/(?:https?:)?\/\/[^\s"'<>,;)&]+/g)) {
    if (URL.canParse(url, address) && new URL(url, address).host !== own) found.add(url)
    if (found.size === MAX_HOSTS) break
  }
  return [...found]
}

/** The online page is untrusted: it may mention thousands. */
const MAX_HOSTS = 5
export const CANONICAL = /rel="canonical" href="([^"]*)"/

type Explanation = { sentence: string; step?: number }

export function explainDifference(name: string, online: Uint8Array, expected: Uint8Array | undefined, address: string) {
  const found: Explanation[] = [
    { sentence: `The online ${name} is different from the one in dist/. Build the site and put it online again.` },
  ]
  if (!name.endsWith('.html')) return found
  const [there = '', here = ''] = [online, expected].map((bytes) => new TextDecoder().decode(bytes))
  if (there.includes('connect-src &#x27;self&#x27;'))
    found.push({ sentence: `${name} is a build for your own computer: put the result of \`npm run build\` online.` })
  const [itsAddress, ours] = [there, here].map((page) => CANONICAL.exec(page)?.[1])
  if (itsAddress && itsAddress !== ours)
    found.push({ sentence: `${name} says that its address is ${itsAddress}, but dist/ says ${ours}.`, step: 2 })
  const known = otherHostsIn(here, address)
  const rest = known.reduce((text, url) => text.replaceAll(url, ''), there)
  for (const url of otherHostsIn(rest, address).slice(0, MAX_HOSTS))
    found.push({ sentence: `${name} mentions ${url}, which is not in dist/. Someone, or your host, has added it.` })
  return found
}

/** Addresses on other hosts. */
export function otherHostsIn(text: string, address: string) {
  const own = new URL(address).host
  const urls = text.match(/(?:https?:)?\/\/[^\s"'<>,;)&/]*\.[^\s"'<>,;)&]+/g) ?? []
  return [...new Set(urls)].filter((url) => URL.canParse(url, address) && new URL(url, address).host !== own)
}

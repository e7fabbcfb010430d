const MAX_HOSTS = 5

type Explanation = { sentence: string; step?: number }

/** Possible reasons why a file online differs from dist/. */
export function explainDifference(
  name: string,
  online: Uint8Array,
  expected: Uint8Array | undefined,
  address: string,
): Explanation[] {
  const different = { sentence: `${name} online is not the one in dist/: build it and put it online again.` }
  if (!name.endsWith('.html')) return [different]
  const [there, here] = [online, expected].map((bytes) => new TextDecoder().decode(bytes))
  if (!there || !here) return [different]
  const known = new Set(otherHostsIn(here, address))
  const added = otherHostsIn(withoutKnown(there, known), address).filter((url) => !known.has(url))
  const canonical = /rel="canonical" href="([^"]*)"/
  const [itsAddress, ours] = [there, here].map((page) => canonical.exec(page)?.[1])
  return [
    different,
    ...(/connect-src &#x27;self&#x27;/.test(there)
      ? [
          {
            sentence: `${name} is a build for your own computer: put the result of \`npm run build\` online.`,
          },
        ]
      : []),
    ...(itsAddress && itsAddress !== ours
      ? [{ sentence: `${name} says that its address is ${itsAddress}, and dist/ says ${ours}.`, step: 2 }]
      : []),
    ...added.map((url) => ({
      sentence: `${name} mentions ${url}, which is not in dist/: somebody has added it.`,
    })),
  ]
}

function withoutKnown(page: string, known: Set<string>) {
  return [...known].reduce((text, url) => text.replaceAll(url, ''), page)
}

/** The addresses at other hosts in a text. The text is untrusted, so the result is capped. */
export function otherHostsIn(text: string, address: string) {
  const own = new URL(address).host
  const found = new Set<string>()
  for (const [url] of text.matchAll(/(?:https?:)?\/\/[^\s"'<>,;)&]+/g)) {
    if (URL.canParse(url, address) && new URL(url, address).host !== own) found.add(url)
    if (found.size === MAX_HOSTS) break
  }
  return [...found]
}

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentSecurityPolicy } from './csp'
import { directionOf } from './languageRules'
import type { Bundle, View } from './view'

type Props = { view: View; bundle: Bundle; css: string; head: ReactElement[]; body: ReactElement }

export function renderDocument({ view, bundle, css, head, body }: Props) {
  const { code } = view.words.language
  const style = css.replaceAll('url(assets/', `url(${view.root}assets/`)
  return `<!doctype html><html lang="${code}" dir="${directionOf(code)}"><head>${inOrder(headElements(view, bundle, head, style))}</head><body>${protectAddresses(inOrder([...preloads(view), body]))}</body></html>`
}

function headElements({ root, providerOrigin }: View, { inlineScript }: Bundle, head: ReactElement[], style: string) {
  return [
    <meta charSet="utf-8" />,
    // As early as possible: it only applies to what follows.
    <meta
      httpEquiv="Content-Security-Policy"
      content={contentSecurityPolicy({ inlineScript, style, providerOrigin })}
    />,
    <meta name="viewport" content="width=device-width, initial-scale=1" />,
    ...head,
    <link rel="icon" href={`${root}favicon.svg`} type="image/svg+xml" />,
    <link rel="apple-touch-icon" href={`${root}apple-touch-icon.png`} />,
    <meta name="referrer" content="no-referrer" />,
    <style dangerouslySetInnerHTML={{ __html: style }} />,
  ]
}

/** Rendered one by one: otherwise, React would hoist and reorder them, and put the CSP after the styles. */
function inOrder(elements: ReactElement[]) {
  return elements.map((element) => renderToStaticMarkup(element)).join('\n')
}

/**
 * The fonts that every page needs. In the body, because in the head they would delay Chromium's first paint. To see by
 * how much, move them and run `npm run bench`.
 */
function preloads({ root }: View) {
  return ['fraunces-latin-1', 'figtree-latin-1'].map((name) => {
    const href = `${root}assets/immutable/${name}.woff2`
    return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
  })
}

/** Cloudflare would obfuscate email addresses and decode them with a script, which the CSP blocks. This opts out. */
function protectAddresses(html: string) {
  return `<!--email_off-->${html}<!--/email_off-->`
}

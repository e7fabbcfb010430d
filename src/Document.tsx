import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentSecurityPolicy } from './csp'
import type { PageAssets, StyleName, View } from './view'

type Props = { view: View; assets: PageAssets; head: ReactElement[]; styles: StyleName[]; body: string }

export function renderDocument({ view, assets, head, styles, body }: Props) {
  const { code } = view.words.language
  const css = styles.map((name) => assets.styles[name]).join('')
  const style = css.replaceAll('url(assets/', `url(${view.location.to('assets/')}`)
  return `<!doctype html><html lang="${code}" dir="${view.direction}"><head>${inOrder(headElements(view, assets, head, style))}</head><body>${protectAddresses(preloads(view) + body)}</body></html>`
}

function headElements({ location }: View, assets: PageAssets, head: ReactElement[], style: string) {
  return [
    <meta charSet="utf-8" />,
    // As early as possible: it only applies to what follows.
    <meta httpEquiv="Content-Security-Policy" content={contentSecurityPolicy({ ...assets, style })} />,
    <meta name="viewport" content="width=device-width, initial-scale=1" />,
    ...head,
    <link rel="icon" href={location.to('favicon.svg')} type="image/svg+xml" />,
    <link rel="apple-touch-icon" href={location.to('apple-touch-icon.png')} />,
    <meta name="referrer" content="no-referrer" />,
    <style dangerouslySetInnerHTML={{ __html: style }} />,
  ]
}

/** Rendered one by one: otherwise, React would hoist and reorder them, and put the CSP after the styles. */
function inOrder(elements: ReactElement[]) {
  return elements.map((element) => renderToStaticMarkup(element)).join('\n')
}

/**
 * Preloads the fonts that every page needs. In the body, because in the head they would delay Chromium's first paint. To see by how much, move them and run `npm
 * run bench`.
 */
function preloads({ location }: View) {
  const links = ['fraunces-latin-1', 'figtree-latin-1'].map((name) => {
    const href = location.to(`assets/immutable/${name}.woff2`)
    return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
  })
  return inOrder(links)
}

/** Cloudflare would obfuscate email addresses and decode them with a script, which the CSP blocks. This opts out. */
function protectAddresses(html: string) {
  return `<!--email_off-->${html}<!--/email_off-->`
}

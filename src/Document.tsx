import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Shell, View } from './view'

type Props = { view: View; shell: Shell; head: ReactElement[]; body: string; script?: string }

/** Hides the form where there is no script: it could not send. */
export const WITHOUT_SCRIPT = '#enquiry{display:none}'

/** The document around a page, as HTML. */
export function documentOf({ view, shell, head, body, script }: Props) {
  const { code, direction } = view.words.language
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={code} dir={direction}>
      <head dangerouslySetInnerHTML={{ __html: inOrder(headOf(view, shell, head)) }} />
      <body
        dangerouslySetInnerHTML={{ __html: leftAlone(fontPreloads(view, shell) + body) + inline(script) }}
      />
    </html>,
  )}`
}

function headOf({ root }: View, shell: Shell, head: ReactElement[]) {
  return [
    <meta charSet="utf-8" />,
    // Early, because it applies only to what follows.
    ...(shell.policy ? [<meta httpEquiv="Content-Security-Policy" content={shell.policy} />] : []),
    <meta name="viewport" content="width=device-width, initial-scale=1" />,
    ...head,
    <link rel="icon" href={`${root}favicon.svg`} type="image/svg+xml" />,
    <link rel="apple-touch-icon" href={`${root}apple-touch-icon.png`} />,
    <meta name="referrer" content="no-referrer" />,
    <meta name="color-scheme" content="light dark" />,
    <style dangerouslySetInnerHTML={{ __html: shell.css }} />,
    <noscript>
      <style dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPT }} />
    </noscript>,
  ]
}

/** One by one: React would put them into an order of its own, and the policy behind the styles. */
function inOrder(elements: ReactElement[]) {
  return elements.map((element) => renderToStaticMarkup(element)).join('\n')
}

/**
 * At the start of the body: Chromium holds back the first paint for a font that is preloaded in the head, on a slow
 * phone by 100 to 200 ms.
 */
function fontPreloads({ root }: View, { font }: Shell) {
  return inOrder(
    font.map(({ file }) => (
      <link rel="preload" href={root + file} as="font" type="font/woff2" crossOrigin="" />
    )),
  )
}

/** Cloudflare would replace e-mail addresses by a script's work, which the policy stops; it heeds these marks. */
function leftAlone(html: string) {
  return `<!--email_off-->${html}<!--/email_off-->`
}

function inline(script: string | undefined) {
  return script ? renderToStaticMarkup(<script dangerouslySetInnerHTML={{ __html: script }} />) : ''
}

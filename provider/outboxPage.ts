import { escapeHtml } from '../build/escapeHtml'
import { asText, type Params } from './answer'
import { mailFor } from './mail'

export type Delivery = { number: number; at: Date; params: Params }

/** No script, no other host; the mails themselves are in frames that may do nothing at all. */
export const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

export function outboxPage(newestFirst: Delivery[]) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
<main>
<h1>Outbox</h1>
<p>What the practice would have received, newest first. Nothing was sent to anybody: the last 100 are kept in memory, and vanish on exit.</p>
<p>${newestFirst.length ? '' : 'Nothing yet. '}<a href="/">To the site</a></p>
${newestFirst.map(article).join('\n')}
</main>
</html>`
}

function article({ number, at, params }: Delivery) {
  const mail = mailFor(params)
  const rows = Object.entries(params).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(asText(value))}</pre></dd>`,
  )
  return `<article aria-labelledby="n${number}">
<h2 id="n${number}">${mail.subject}</h2>
<p>No. ${number}, <time datetime="${at.toISOString()}">${at.toLocaleString('en-GB')}</time></p>
<iframe title="The mail as the practice will see it" sandbox="" loading="lazy" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h3>As it was sent</h3>
<dl>${rows.join('')}</dl>
</article>`
}

const STYLE = `
body { margin: 0; background: #fbf7f1; color: #20302b; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 48rem; margin: auto; padding: 2rem 1.25rem }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere }
h3 { font-size: 1rem }
a { color: #9c4227 }
article { margin-top: 2rem; padding: 1.5rem; border: 1px solid #e3d8c7; border-radius: 1rem; background: #fff }
article h2 { margin: 0 }
iframe { width: 100%; height: 30rem; border: 1px solid #e3d8c7; border-radius: .5rem; resize: vertical }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: #4a5a53 }
dd { margin: 0; min-width: 0 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { background: #15201c; color: #ede7dc }
  article { background: #1d2c27; border-color: #26382f }
  a { color: #f0a67f }
  dt { color: #b9c4bc }
}`

import { palette } from '../src/drawings/palette'
import { asText, type Params } from './emailjsAnswer'
import { escapeHtml, type mailTemplate, renderTemplate } from './mail'

export type Delivery = { number: number; at: Date; params: Params }

/** No scripts, no other hosts. Emails are shown in sandboxed frames. */
export const OUTBOX_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

export function outboxPage(newestFirst: Delivery[], template: ReturnType<typeof mailTemplate>) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>What the practice would have received, newest first. Nothing was really sent. The last 100 messages are kept in memory until you quit.</p>
<p>${newestFirst.length ? '' : 'Nothing yet. '}<a href="/">Back to the site</a></p>
${newestFirst.map((delivery) => message(delivery, template)).join('\n')}
</main>
</body>
</html>`
}

function message({ number, at, params }: Delivery, { subject, html }: ReturnType<typeof mailTemplate>) {
  const fields = Object.entries(params).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(asText(value))}</pre></dd></div>`,
  )
  return `<article aria-labelledby="n${number}">
<h2 id="n${number}">${renderTemplate(subject, params)}</h2>
<p>No. ${number}, <time datetime="${at.toISOString()}">${at.toLocaleString('en-US')}</time></p>
<iframe title="The email as the practice will see it" sandbox="" loading="lazy" srcdoc="${escapeHtml(renderTemplate(html, params))}"></iframe>
<h3>As it was sent</h3>
<dl>${fields.join('')}</dl>
</article>`
}

const STYLE = `
body { margin: 0; background: ${palette.paper50}; color: ${palette.pine900}; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 48rem; margin: auto; padding: 2rem 1.25rem }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere }
h3 { font-size: 1rem }
a { color: ${palette.clay700} }
article { margin-top: 2rem; padding: 1.5rem; border-radius: 1rem; background: ${palette.paper0} }
article h2 { margin: 0 }
iframe { width: 100%; height: 30rem; border: 0; border-radius: .5rem; resize: vertical }
dl { margin: 0 }
dl div { display: grid; grid-template-columns: 9rem 1fr; gap: 1rem }
dd { margin: 0; min-width: 0 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { background: ${palette.night850}; color: ${palette.linen100} }
  article { background: ${palette.night750} }
  a { color: ${palette.clay300} }
}`

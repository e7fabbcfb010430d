import { readFileSync } from 'node:fs'
import { type Params, stringOf } from './emailjsAnswer'
import { escapeHtml, type mailTemplate, renderTemplate } from './mail'

export type Delivery = { number: number; at: Date; params: Params }

/** No scripts, no other hosts. Emails are shown in sandboxed frames. */
export const OUTBOX_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

export function outboxPage(newestFirst: Delivery[], template: ReturnType<typeof mailTemplate>) {
  const messages = newestFirst.map((delivery) => message(delivery, template)).join('\n')
  const state = messages ? '' : 'Nothing yet. '
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  return renderTemplate(readFileSync('provider/outbox.html', 'utf8'), { tokens, state, messages })
}

function message({ number, at, params }: Delivery, { subject, html }: ReturnType<typeof mailTemplate>) {
  const fields = Object.entries(params).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(stringOf(value))}</pre></dd></div>`,
  )
  return `<article aria-labelledby="n${number}">
<h2 id="n${number}">${renderTemplate(subject, params)}</h2>
<p>No. ${number}, <time datetime="${at.toISOString()}">${at.toLocaleString('en-US')}</time></p>
<iframe title="The email as the practice will see it" sandbox="" loading="lazy" srcdoc="${escapeHtml(renderTemplate(html, params))}"></iframe>
<h3>What the form submitted</h3>
<dl>${fields.join('')}</dl>
</article>`
}

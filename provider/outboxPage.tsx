/** @jsxImportSource react */
import { renderToStaticMarkup } from 'react-dom/server'
import { asText, type Params } from './answer'
import { mailColors as colors } from './mailColors'
import { renderMail } from './renderMail'

export type Delivery = { number: number; at: Date; params: Params }
export type Mail = { subject: string; html: string }

/** No script, no other host; the mails themselves are in frames that may do nothing at all. */
export const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

export function outboxPage(newestFirst: Delivery[], template: Mail) {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outbox</title>
        <link rel="icon" href="/favicon.svg" />
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            What the practice would have received, newest first. Nothing was sent to anybody: the last 100 are
            kept in memory, and vanish on exit.
          </p>
          <p>
            {newestFirst.length ? '' : 'Nothing yet. '}
            <a href="/">To the site</a>
          </p>
          {newestFirst.map((delivery) => (
            <Letter key={delivery.number} {...delivery} template={template} />
          ))}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function Letter({ number, at, params, template }: Delivery & { template: Mail }) {
  const subject = template.subject.replace('{{service}}', () => asText(params.service))
  return (
    <article aria-labelledby={`n${number}`}>
      <h2 id={`n${number}`}>{subject}</h2>
      <p>
        No. {number}, <time dateTime={at.toISOString()}>{at.toLocaleString('en-GB')}</time>
      </p>
      <iframe
        title="The mail as the practice will see it"
        sandbox=""
        loading="lazy"
        srcDoc={renderMail(template.html, params)}
      />
      <h3>As it was sent</h3>
      <dl>
        {Object.entries(params).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <pre>{asText(value)}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

const { light, dark } = colors
const STYLE = `
body { margin: 0; background: ${light.paper}; color: ${light.ink}; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 48rem; margin: auto; padding: 2rem 1.25rem }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere }
h3 { font-size: 1rem }
a { color: ${light.accent} }
article { margin-top: 2rem; padding: 1.5rem; border: 1px solid ${light.line}; border-radius: 1rem; background: ${light.card} }
article h2 { margin: 0 }
iframe { width: 100%; height: 30rem; border: 1px solid ${light.line}; border-radius: .5rem; resize: vertical }
dl { margin: 0 }
dl div { display: grid; grid-template-columns: 9rem 1fr; gap: 1rem }
dt { color: ${light.soft} }
dd { margin: 0; min-width: 0 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink} }
  article { background: ${dark.card}; border-color: ${dark.line} }
  a { color: ${dark.accent} }
  dt { color: ${dark.soft} }
  iframe { border-color: ${dark.line} }
}`

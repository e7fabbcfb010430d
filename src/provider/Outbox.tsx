import { Fragment } from 'react'

export type Message = { number: number; params: Record<string, string> }

/** What the practice would have received, newest first. */
export function Outbox({ messages }: { messages: Message[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outbox</title>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>What the practice would have received, newest first. Nothing was actually sent.</p>
        {messages.map(({ number, params }) => (
          <article key={number}>
            <h2>Message {number}</h2>
            <dl>
              {Object.entries(params).map(([name, value]) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <pre>{value}</pre>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </article>
        ))}
      </body>
    </html>
  )
}

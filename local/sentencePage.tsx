import { renderToStaticMarkup } from 'react-dom/server'

/** What `npm run dev` shows in the page's place when something has to be put right first. */
export function sentencePage(sentence: string) {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <title>Not ready yet</title>
      </head>
      <body>
        <pre>{sentence}</pre>
      </body>
    </html>,
  )}`
}

import { renderToStaticMarkup } from 'react-dom/server'
import { practice } from './content/content'
import { HomeHead, NotFoundHead } from './head'
import { NotFound } from './NotFound'
import { Page } from './Page'

/** Where the site is on its host: / or, for example, /your-repository/. */
export const base = new URL(practice.address).pathname

/** What build/prerender.ts fills into each file. */
export const pages = {
  'index.html': () => page(<HomeHead />, <Page />),
  '404.html': () => page(<NotFoundHead />, <NotFound home={base} />),
}

function page(head: React.ReactElement, body: React.ReactElement) {
  return { lang: practice.language, head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) }
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { portraits, practice } from './content/content'
import { Home } from './Home'
import { Head, HomeHead, NotFoundHead } from './layout/head'
import { Place } from './links/useLink'
import { NotFound } from './NotFound'

/** Every page, by its HTML file, which holds only what Vite has to see: styles, scripts and fonts. */
const PAGES: Record<string, { head: ReactNode; body: ReactNode }> = {
  'index.html': { head: <HomeHead />, body: <Home /> },
  '404.html': { head: <NotFoundHead />, body: <NotFound /> },
}

const htmlFiles = Object.keys(import.meta.glob(['/*.html', '/*/index.html', '!/dist*/**']))
for (const file of htmlFiles)
  if (!(file.slice(1) in PAGES)) throw new Error(`${file.slice(1)} has no entry in PAGES, in src/pages.tsx.`)

export { portraits }
export const inputs = Object.keys(PAGES)

/** Where the site is on its host: / or, for example, /your-repository/. */
export const base = new URL(practice.address).pathname

/** What plugins/prerender.ts fills into an HTML file. */
export function render(file: string, base: string) {
  const page = PAGES[file]
  if (!page) throw new Error(`${file} has no entry in PAGES, in src/pages.tsx.`)
  const html = (content: ReactNode) =>
    renderToStaticMarkup(<Place value={{ base, isHome: file === 'index.html' }}>{content}</Place>)
  return {
    lang: practice.language,
    head: html(
      <>
        <Head />
        {page.head}
      </>,
    ),
    // Otherwise Cloudflare hides email addresses, and shows them by a script that our policy forbids.
    body: `<!--email_off-->${html(page.body)}<!--/email_off-->`,
  }
}

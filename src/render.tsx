import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { picturesFolder, practice } from './content/content'
import { Head } from './layout/Head'
import { Layout, type Page } from './layout/Layout'
import { inProduction } from './mode'
import { Place } from './place'

const files = import.meta.glob<{ page: Page }>('./pages/*.tsx', { eager: true })
const PAGES = Object.values(files)
  .map(({ page }) => page)
  .filter(({ exists = true }) => exists)

export { picturesFolder }
export const { color: turns, logo } = practice
export const hasForm = Boolean(practice.provider)

/** The HTML files of the site: `privacy/` is privacy/index.html. */
export const pageFiles = PAGES.map(fileOf)

/** Where the site is on its host: / or, for example, /your-repository/. On this computer it's always /. */
export const base = inProduction ? new URL(practice.address).pathname : '/'

/** What plugins/pages.ts fills into index.html. */
export function render(file: string) {
  const page = PAGES.find((other) => fileOf(other) === file)
  if (!page) throw new Error(`No file in src/pages/ has the address of ${file}.`)
  const html = (content: ReactNode) =>
    renderToStaticMarkup(<Place value={{ base, isHome: page.address === '' }}>{content}</Place>)
      // React's preload of the first picture, which Vite must not look for: plugins/pictures.ts makes it
      .replace('<link rel="preload" as="image"', '<link vite-ignore rel="preload" as="image"')
  return {
    lang: practice.language,
    head: html(<Head page={page} />),
    // Otherwise Cloudflare hides email addresses, and shows them by a script that our policy forbids.
    body: `<!--email_off-->${html(<Layout>{page.body}</Layout>)}<!--/email_off-->`,
  }
}

function fileOf({ address }: Page) {
  return address.endsWith('.html') ? address : `${address}index.html`
}

import type { ReactNode } from 'react'
import { words } from '../content/content'
import { Footer } from './Footer'
import { Header } from './Header'

/** What a file in src/pages/ exports as `page`. */
export type Page = {
  /** From the top level of the site: '' is the home page, 'privacy/' a folder, '404.html' a file. */
  address: string
  title: string
  /** For search engines and shared links. A page without it isn't for them. */
  description?: string
  body: ReactNode
  /** Whether this practice has the page. */
  exists?: boolean
}

/** What every page has around its own content. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

import type { ReactNode } from 'react'
import { words } from '../content/content'
import { Footer } from './Footer'
import { Header } from './Header'

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

import type { ReactNode } from 'react'

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

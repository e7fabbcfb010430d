import { createContext } from 'react'

/** Where the site is on its host, such as /, and whether the page that is being rendered is the home page. */
export const Place = createContext({ base: '/', isHome: true })

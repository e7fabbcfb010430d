import { createContext, use } from 'react'

/** Where the site is on its host, such as /, and whether the page that is being rendered is the home page. */
export const Place = createContext({ base: '/', isHome: true })

/** Returns a function that turns `#contact` or `privacy/` into an address that works on the page being rendered. */
export function useLink() {
  const { base, isHome } = use(Place)
  return (target: string) => (isHome && target.startsWith('#') ? target : base + target)
}

import { use } from 'react'
import { Place } from '../place'

/** Returns a function that turns `#contact` or `privacy/` into an address that works on the page being rendered. */
export function useLink() {
  const { base, isHome } = use(Place)
  return (target: string) => (isHome && target.startsWith('#') ? target : base + target)
}

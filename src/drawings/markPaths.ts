/** The motif in a box of 48 by 48. The favicon, the icons and the social card are drawn from it too. */
export const markPaths = {
  first: 'M21 5C30 8 33 24 27 37C24 43 14 45 8.5 38.5C2 30 4 14 11 8C14 5.2 18 4 21 5Z',
  second: 'M27 5C18 8 15 24 21 37C24 43 34 45 39.5 38.5C46 30 44 14 37 8C34 5.2 30 4 27 5Z',
  shared:
    'M24 6.6C30.6 11.8 32.3 25.6 27 37C26.3 38.4 25.3 39.5 24 40.4C22.7 39.5 21.7 38.4 21 37C15.7 25.6 17.4 11.8 24 6.6Z',
}

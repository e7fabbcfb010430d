/** The oldest browsers that are served: those of phones five years old. Cascade layers are the limit. */
export const OLDEST_BROWSERS = {
  forScripts: ['chrome99', 'firefox97', 'safari15.4'],
  forStyles: { chrome: 99 << 16, firefox: 97 << 16, safari: (15 << 16) | (4 << 8) },
}

import { Features } from 'lightningcss'

/** The oldest browsers that are served: those of phones five years old. Cascade layers are the limit. */
export const OLDEST_BROWSERS = {
  forScripts: ['chrome99', 'firefox97', 'safari15.4', 'ios15.4'],
  forStyles: {
    targets: {
      chrome: version(99),
      firefox: version(97),
      safari: version(15, 4),
      ios_saf: version(15, 4),
      samsung: version(18),
    },
    exclude: Features.LightDark, // the schemes are told apart by a media query
  },
}

function version(major: number, minor = 0) {
  return (major << 16) | (minor << 8)
}

import { browserslistToTargets } from 'lightningcss'

/**
 * The oldest supported browsers, from early 2022: the first with cascade layers. Without :has(), the vine's leaves are
 * all open, and the form's heading stays above the outcome; without subgrid, the services' tags aren't aligned; without
 * the scale property, the hero doesn't breathe.
 */
export const SCRIPT_TARGETS = ['chrome99', 'firefox97', 'safari15.4', 'ios15.4']
export const STYLE_TARGETS = browserslistToTargets([
  'chrome 99',
  'firefox 97',
  'safari 15.4',
  'ios_saf 15.4',
  'samsung 18.0',
])

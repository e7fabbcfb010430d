/**
 * Colors for output without our stylesheet: icons, the social card, the manifest, theme-color and the outbox. A test
 * checks that they match styles/tokens.css.
 */
export const palette = {
  paper0: '#ffffff',
  paper50: '#fbf7f1',
  paper100: '#f1eadf',
  paper200: '#e3d8c7',
  pine200: '#bfd5c5',
  pine300: '#9dbfab',
  pine400: '#6f9a87',
  pine600: '#4a5a53',
  pine650: '#4a8572',
  pine700: '#2f6153',
  pine800: '#234a40',
  pine900: '#20302b',
  night650: '#2f463c',
  night750: '#22322c',
  night850: '#15201c',
  linen100: '#ede7dc',
  linen300: '#b9c4bc',
  clay200: '#efc4aa',
  clay300: '#f0a67f',
  clay600: '#8a4a33',
  clay700: '#9c4227',
}

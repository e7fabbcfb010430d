/** Colors for output without our stylesheet, such as icons and the outbox. A test compares them with tokens.css. */
export const palette = {
  paper0: '#ffffff',
  paper50: '#fbf7f1',
  pine200: '#bfd5c5',
  pine300: '#9dbfab',
  pine400: '#6f9a87',
  pine600: '#4a5a53',
  pine650: '#4a8572',
  pine700: '#2f6153',
  pine900: '#20302b',
  night750: '#22322c',
  night850: '#15201c',
  linen100: '#ede7dc',
  clay200: '#efc4aa',
  clay300: '#f0a67f',
  clay700: '#9c4227',
}

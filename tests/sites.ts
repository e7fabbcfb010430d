/** The sites that the tests run against, one for each file in tests/practices/. */
export const SITES = {
  typical: { mode: 'demo', url: 'http://localhost:4181/' },
  minimal: { mode: 'production', url: 'http://localhost:4182/' },
  richest: { mode: 'demo', url: 'http://localhost:4183/beratung/' },
}

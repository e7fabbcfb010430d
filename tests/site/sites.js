/** The sites that the tests run against, one for each file in tests/practices/. Every mode but demo publishes. */
export const SITES = {
  typical: { mode: 'demo', url: 'http://localhost:4181/' },
  minimal: { mode: 'staging', url: 'http://localhost:4182/' },
  barest: { mode: 'staging', url: 'http://localhost:4184/praxis/' },
  group: { mode: 'demo', url: 'http://localhost:4185/' },
  richest: { mode: 'staging', url: 'http://localhost:4183/beratung/' },
}

/** @typedef {keyof typeof SITES} SiteName */

export const practiceFile = (/** @type {SiteName} */ site) => `tests/practices/${site}.yaml`

/** Where scripts/test.js builds a site. */
export const siteFolder = (/** @type {SiteName} */ site) => `dist-tests/${site}`

export const siteNames = /** @type {SiteName[]} */ (Object.keys(SITES))

// Serves the sites that scripts/test.js has built.
import { preview } from 'vite'
import { SITES, siteFolder, siteNames } from './sites.js'

for (const site of siteNames) {
  const { mode, url } = SITES[site]
  const { port, pathname } = new URL(url)
  await preview({
    mode,
    base: pathname,
    build: { outDir: siteFolder(site) },
    preview: { port: Number(port), strictPort: true },
  })
}

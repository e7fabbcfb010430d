// Builds all test sites. Bundling is the slowest step, so sites with the same base path share a bundle.

import { readPractice } from '../practice/readPractice'
import { bundleSource } from '../publish/bundle'
import { writeFiles } from '../publish/outDir'
import { basePathOf, renderSite } from '../publish/renderSite'
import { SITES, type Site } from './testSites'

const bundles = new Map<string, ReturnType<typeof bundleSource>>()

for (const { folder, file, target = 'local' } of Object.values<Site>(SITES)) {
  const read = await readPractice(target, file)
  const basePath = basePathOf(read.practice.address, target)
  const bundle = bundles.get(basePath) ?? bundleSource(basePath)
  bundles.set(basePath, bundle)
  const { files } = await renderSite(read, await bundle, target, 'tests/practices')
  await writeFiles(folder, files)
}

// Builds all test sites. They share one bundle, because bundling is the slowest step.

import { readPractice } from '../practice/readPractice'
import { bundleSource } from '../publish/bundle'
import { writeFiles } from '../publish/folder'
import { renderSite } from '../publish/renderSite'
import { SITES, type Site } from './testSites'

const bundle = await bundleSource()

for (const { folder, file, target = 'local' } of Object.values<Site>(SITES)) {
  const { files } = await renderSite(await readPractice(target, file), bundle, target, 'tests/practices')
  await writeFiles(folder, files)
}

// Builds all test sites. They share the source, because loading it is the slowest step.

import { readPractice } from '../practice/readPractice'
import { writeFiles } from '../publish/folder'
import { renderSite } from '../publish/renderSite'
import { loadSource } from '../publish/source'
import { SITES, type Site } from './testSites'

const source = await loadSource()

for (const { folder, file, target = 'local' } of Object.values<Site>(SITES)) {
  const portraits = file === 'practice.config.ts' ? 'portraits' : 'tests/practices'
  const { files } = await renderSite(await readPractice(target, file), source, target, portraits)
  await writeFiles(folder, files)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const SHIPPED = {
  react: 'react, in assets/enquiry.js',
  'react-dom': 'react-dom, in assets/enquiry.js',
  '@fontsource-variable/fraunces': 'Fraunces, in assets/immutable/fraunces-*.woff2',
  '@fontsource-variable/figtree': 'Figtree, in assets/immutable/figtree-*.woff2',
}

export function licenses() {
  const notices = Object.entries(SHIPPED).map(
    ([name, title]) => `${title}\n\n${readFileSync(`${packageFolder(name)}/LICENSE`, 'utf8').trim()}`,
  )
  return ['Licenses of the software and fonts in this site.', ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)
}

export function packageFolder(name: string) {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}

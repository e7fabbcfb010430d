import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import type { Bundle } from './renderSite'

type Output = Rolldown.RolldownOutput['output']

/** Bundles src/. vite.config.ts describes the three environments. */
export async function bundleSource(): Promise<Bundle> {
  process.env.NODE_ENV = 'production' // or React's development build would ship
  const builder = await createBuilder({ base: './', logLevel: 'warn', configLoader: 'runner' })
  const build = async (name: string): Promise<Output> => {
    const environment = builder.environments[name]
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`)
    return ((await builder.build(environment)) as Rolldown.RolldownOutput).output
  }
  const [inline] = await build('inline')
  const rendered = await build('prerender')
  const assets = rendered.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source] as const] : []))
  const css = assets.filter(([name]) => name.endsWith('.css')).map(([, source]) => source)
  const [form] = await build('client') // its assets are ignored: the prerender build already emitted the same files
  return {
    prerender: await importBundle(rendered[0].code),
    css: shortenClasses(css.join('')),
    inlineScript: shortenClasses(inline.code.trim()),
    formScript: shortenClasses(form.code),
    files: new Map(assets.filter(([name]) => !name.endsWith('.css'))),
  }
}

/** Turns Header-module-title into Header-title. */
function shortenClasses(code: string) {
  return code.replaceAll('-module-', '-')
}

/** Written to a file in node_modules first: Node can't import a string, and resolves react from that location. */
async function importBundle(code: string): Promise<Bundle['prerender']> {
  const folder = await mkdtemp(join('node_modules', '.prerender-'))
  const file = join(folder, 'prerender.mjs')
  await writeFile(file, shortenClasses(code))
  const { prerender } = await import(pathToFileURL(file).href).finally(() => rm(folder, { recursive: true }))
  return prerender
}

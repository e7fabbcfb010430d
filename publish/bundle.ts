import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { BuildEnvironmentOptions, Plugin, Rolldown, UserConfig, ViteBuilder } from 'vite'
import { OLDEST_BROWSERS } from './browsers'
import { compressed } from './compress'
import { PracticeMistakes, type ReadPractice } from './practice/readPractice'
import { ANY_DEPTH, type Bundled, type SiteOptions, siteFiles } from './siteFiles'

/** The names in src/styles/media.css, for every stylesheet: CSS knows such names only within one file. */
export function namedMedia(): Plugin {
  const names = readFileSync('src/styles/media.css', 'utf8')
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: { filter: { id: /\/src\/.*\.css(\?|$)/ }, handler: (code) => names + code },
  }
}

/** Three bundles of one configuration: the form for the browser, the script inside the page, and what renders it. */
export const bundles: Pick<UserConfig, 'base' | 'css' | 'environments'> = {
  base: ANY_DEPTH,
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      ...OLDEST_BROWSERS.forStyles,
      drafts: { customMedia: true },
      cssModules: { pattern: '[name]-[local]', grid: false },
    },
  },
  environments: {
    client: {
      build: inMemory('src/enquiry/island.tsx', {
        entryFileNames: 'assets/enquiry-[hash].js',
        banner: '/*! React: MIT, see licences.txt */',
      }),
    },
    inline: { consumer: 'client', build: inMemory('src/browser.ts', { format: 'iife' }) },
    prerender: {
      consumer: 'server',
      build: { ...inMemory('src/prerender.tsx', { format: 'cjs' }), emitAssets: true, cssCodeSplit: false },
    },
  },
}

function inMemory(input: string, output: Rolldown.OutputOptions): BuildEnvironmentOptions {
  return {
    write: false,
    modulePreload: false,
    copyPublicDir: false,
    assetsInlineLimit: 0, // the policy allows no data: addresses
    target: OLDEST_BROWSERS.forScripts,
    rolldownOptions: {
      input,
      output,
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  }
}

/** Makes the site for a practice, and writes it into a folder. */
export async function writeSite(
  read: ReadPractice,
  bundled: Bundled,
  options: SiteOptions & { folder: string },
) {
  const { files, notes, forbidden } = await siteFiles(read, bundled, options)
  if (forbidden.length) throw new PracticeMistakes(forbidden.join('\n'))
  await rm(options.folder, { recursive: true, force: true })
  await Promise.all([...files].map(([file, content]) => write(join(options.folder, file), content)))
  return notes
}

/** Only what is a site already may be replaced: OUT_DIR could name the folder with the practice's words. */
export async function refuseToEmpty(folder: string) {
  const inside: string[] = await readdir(folder).catch(() => [])
  if (inside.length && !inside.includes('licences.txt'))
    throw new PracticeMistakes(
      `OUT_DIR is "${folder}", a folder with other things in it, which would be lost. Name a new one, like "dist-second".`,
    )
}

async function write(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  for (const { fileName, source } of await compressed(file, content)) await writeFile(fileName, source)
}

/** What does not depend on the practice. */
export async function bundleAll(builder: ViteBuilder): Promise<Bundled> {
  const island = chunkOf(await outputOf(builder, 'client'))
  const script = shorter(chunkOf(await outputOf(builder, 'inline')).code.trim())
  const rendered = await outputOf(builder, 'prerender')
  const assets = rendered.filter((file) => file.type === 'asset')
  const css = assets.filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    prerender: run(shorter(chunkOf(rendered).code)),
    css: shorter(
      css
        .map(({ source }) => source)
        .join('')
        .trim(),
    ),
    script,
    island: { file: island.fileName, code: shorter(island.code) },
    assets: new Map(
      assets.filter((file) => !css.includes(file)).map(({ fileName, source }) => [fileName, source]),
    ),
  }
}

/** Header-title and not Header-module-title: a class tells its file and its part, and stands there often. */
function shorter(code: string) {
  return code.replaceAll('-module-', '-')
}

async function outputOf(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`There is no environment ${name}`)
  return ((await builder.build(environment)) as Rolldown.RolldownOutput).output
}

function chunkOf(output: Rolldown.RolldownOutput['output']) {
  const [chunk] = output
  return chunk
}

/** By require() and not by import(), which Vite's loader of this configuration would take for its own. */
function run(code: string): Bundled['prerender'] {
  const module = { exports: {} as Bundled['prerender'] }
  compileFunction(code, ['module', 'exports', 'require'])(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  return module.exports
}

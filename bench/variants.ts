import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { folderOfFiles } from '../local/folderOfFiles'
import { listen } from '../local/localSite'
import { bundles, namedMedia } from '../publish/bundle'
import { compressed } from '../publish/compress'
import { fontFaces, headingFont } from '../publish/font'
import { build as buildSite } from '../tools/build'
import words from '../words/en'

const FOLDER = 'dist-bench'
export const PAGE_FOLDER = join(FOLDER, 'page')

export type Variant = { name: string; address: string; server: Server }

/** Builds the page, its twin and its floor, and serves each alike: compressed, from this computer. */
export async function startVariants() {
  rmSync(FOLDER, { recursive: true, force: true })
  const began = performance.now()
  const { code, output } = await buildSite('local', {
    OUT_DIR: PAGE_FOLDER,
    PRACTICE_FILE: 'practice.config.ts',
  })
  const buildSeconds = (performance.now() - began) / 1000
  if (code !== 0) throw new Error(output)
  await buildTwin(join(FOLDER, 'twin'))
  await buildFloor(join(FOLDER, 'floor'))
  const names = {
    page: 'this page',
    twin: 'the same page, rendered in the browser',
    floor: 'the same page without font and script',
  }
  const variants = await Promise.all(
    Object.entries(names).map(([folder, name]) => serve(join(FOLDER, folder), name)),
  )
  return { variants, buildSeconds }
}

async function buildTwin(outDir: string) {
  const publicDir = join(FOLDER, 'twin-public')
  mkdirSync(publicDir, { recursive: true })
  const { files } = await headingFont([JSON.stringify(words), '0123456789'])
  const [font] = files
  if (!font) throw new Error('The heading font is empty')
  writeFileSync(join(publicDir, 'heading.woff2'), font.woff2)
  cpSync(join(PAGE_FOLDER, 'favicon.svg'), join(publicDir, 'favicon.svg'))
  const address = './heading.woff2'
  const preload = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`
  await build({
    configFile: false,
    root: 'bench/twin',
    base: './',
    logLevel: 'warn',
    publicDir: join(process.cwd(), publicDir),
    css: bundles.css ?? {},
    build: { outDir: join(process.cwd(), outDir), emptyOutDir: true },
    plugins: [
      react(),
      namedMedia(),
      {
        name: 'heading-font',
        transformIndexHtml: (page) =>
          page
            .replace('</head>', `<style>${fontFaces([{ address, letters: font.letters }])}</style></head>`)
            .replace('<body>', `<body>${preload}`),
      },
    ],
  })
  await compressAll(outDir)
}

async function buildFloor(outDir: string) {
  mkdirSync(outDir, { recursive: true })
  const page = readFileSync(join(PAGE_FOLDER, 'index.html'), 'utf8')
  const floor = page
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="preload"[^>]*>/, '')
    .replace(/<script>[\s\S]*?<\/script>/, '')
    .replace(/@font-face\{[^}]*woff2[^}]*\}/, '')
  writeFileSync(join(outDir, 'index.html'), floor)
  cpSync(join(PAGE_FOLDER, 'favicon.svg'), join(outDir, 'favicon.svg'))
  await compressAll(outDir)
}

async function compressAll(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    for (const { fileName, source } of await compressed(file, readFileSync(file)))
      writeFileSync(fileName, source)
  }
}

async function serve(folder: string, name: string): Promise<Variant> {
  const serveFile = folderOfFiles(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!serveFile(request, response, pathname)) response.writeHead(404).end()
  })
  return { name, server, address: `http://localhost:${await listen(server, 0)}/` }
}

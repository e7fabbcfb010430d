import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown, type ViteDevServer } from 'vite'
import type { Practice } from '../src/practice'
import { companions } from './companions'
import { cssOptions } from './cssOptions'
import { serveWhileEditing } from './devServer'
import { headingFont } from './font'
import { inlineScript } from './inlineScript'
import { homePage, notFoundPage, withPolicy } from './pages'
import { pictures } from './pictures'

export type SiteOptions = { practice: Practice; providerOrigin: string }

/** Turns the bundle of the form into the whole site: the page around it, and every file that goes with it. */
export function site(options: SiteOptions): Plugin {
  const { practice, providerOrigin } = options
  return {
    name: 'site',
    configureServer: (server) => serveWhileEditing(server, options),
    async generateBundle(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      dropStyles(bundle)

      const font = await headingFont()
      const fontFile = `assets/fraunces-${shortHash(font.woff2)}.woff2`
      emit(fontFile, font.woff2)
      emit('assets/fraunces-licence.txt', font.licence)

      const [home, notFound] = await prerender(async (server) => [
        await homePage(server, options, {
          font: `./${fontFile}`,
          island: `./${islandIn(bundle)}`,
          script: `<script>${await inlineScript()}</script>`,
        }),
        await notFoundPage(server, options),
      ])
      emit('index.html', withPolicy(home, providerOrigin))
      emit('404.html', withPolicy(notFound, providerOrigin))

      for (const { file, source } of await pictures(practice, font.ttf)) emit(file, source)
      for (const [file, source] of Object.entries(companions(practice, new Date()))) emit(file, source)
    },
  }
}

/** The form's styles are in the page already. */
function dropStyles(bundle: Rolldown.OutputBundle) {
  for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
}

function islandIn(bundle: Rolldown.OutputBundle) {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The bundle has no entry: is src/enquiry/island.tsx still its input?')
  return entry.fileName
}

async function prerender<Result>(work: (server: ViteDevServer) => Promise<Result>) {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    css: cssOptions,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

function shortHash(content: Uint8Array) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

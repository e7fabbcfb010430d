import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown, type ViteDevServer } from 'vite'
import type { Practice } from '../src/practice'
import { companions } from './companions'
import { compressed } from './compress'
import { cssOptions } from './cssOptions'
import { serveWhileEditing } from './devServer'
import { headingFont } from './font'
import { hostFiles } from './hostFiles'
import { inlineScript } from './inlineScript'
import { homePage, notFoundPage, withPolicy } from './pages'
import { pictures } from './pictures'
import { securityHeaders } from './policy'
import { refreshRepositoryFiles } from './refreshRepositoryFiles'

const LATEST_ISLAND = 'assets/enquiry-latest.js'

export type SiteOptions = {
  practice: Practice
  providerOrigin: string
  forTheWeb: boolean
  /** Whether the hosts' files that stand in the repository are brought up to date too. */
  refreshRepository: boolean
}

/** Turns the bundle of the form into the whole site: the page around it, and every file that goes with it. */
export function site(options: SiteOptions): Plugin {
  const { practice, providerOrigin } = options
  return {
    name: 'site',
    configureServer: (server) => serveWhileEditing(server, options),
    writeBundle({ dir }) {
      if (options.forTheWeb)
        console.log(
          `The site for ${practice.address} is ready in ${relative('', dir ?? '')}/. Next: step 4 of docs/going-live.md.`,
        )
    },
    async generateBundle(_, bundle) {
      dropStyles(bundle)
      const island = entryOf(bundle)
      const files = new Map<string, string | Uint8Array>([[island.fileName, island.code]])

      // For a page that is still open from before: the script that it names may be gone.
      files.set(LATEST_ISLAND, island.code)

      const font = await headingFont()
      const fontFile = `assets/fraunces-${shortHash(font.woff2)}.woff2`
      files.set(fontFile, font.woff2).set('assets/fraunces-licence.txt', font.licence)

      const [home, notFound] = await prerender(async (server) => [
        await homePage(server, options, {
          font: `./${fontFile}`,
          island: { current: `./${island.fileName}`, latest: `./${LATEST_ISLAND}` },
          script: `<script>${await inlineScript()}</script>`,
        }),
        await notFoundPage(server, options),
      ])
      files.set('index.html', withPolicy(home, providerOrigin))
      files.set('404.html', withPolicy(notFound, providerOrigin))

      for (const { file, source } of await pictures(practice, font.ttf)) files.set(file, source)
      for (const [file, source] of Object.entries(companions(practice, new Date()))) files.set(file, source)

      if (options.forTheWeb) {
        const hosts = hostFiles(securityHeaders({ pages: [home, notFound], providerOrigin }))
        for (const [file, source] of Object.entries(hosts.inSite)) files.set(file, source)
        if (options.refreshRepository) await refreshRepositoryFiles(hosts.inRepository)
      }
      for (const [fileName, source] of files) {
        if (fileName !== island.fileName) this.emitFile({ type: 'asset', fileName, source })
        for (const twin of await compressed(fileName, source)) this.emitFile({ type: 'asset', ...twin })
      }
    },
  }
}

/** The form's styles are in the page already. */
function dropStyles(bundle: Rolldown.OutputBundle) {
  for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
}

function entryOf(bundle: Rolldown.OutputBundle) {
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) return file
  throw new Error('The bundle has no entry: is src/enquiry/island.tsx still its input?')
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

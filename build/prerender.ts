import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'

type Page = { lang: string; dir: string; head: string; body: string }
type PrerenderModule = { base: string; pages: Record<string, () => Page>; contentSecurityPolicy(css: string): string }

/** Renders the page into index.html and 404.html, where %head% and %body% stand, and inlines the styles when building. */
export function prerender(): Plugin {
  let config: ResolvedConfig
  const serverFiles = new Set<string>()

  async function load(mode: string) {
    const { module, dependencies } = await runnerImport<PrerenderModule>('/src/prerender.tsx', { mode })
    for (const file of dependencies) serverFiles.add(file)
    return module
  }

  return {
    name: 'prerender',
    async config(_, { mode }) {
      return { base: (await load(mode)).base }
    },
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const { pages } = await load(config.mode)
        const page = pages[basename(filename)]?.()
        return html.replace(/%(lang|dir|head|body)%/g, (_, name: keyof Page) => page?.[name] ?? '')
      },
    },
    hotUpdate({ file }) {
      // The form is rendered in the browser as well, where Fast Refresh updates it.
      if (!file.endsWith('.yaml') && (!serverFiles.has(file) || file.includes('/enquiry/'))) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { contentSecurityPolicy } = await load(config.mode)
        const [css] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
        if (css?.type !== 'asset') throw new Error('The build has no stylesheet')
        const style = String(css.source).trim()
        const policy = contentSecurityPolicy(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
        for (const html of Object.values(bundle)) {
          if (html.type !== 'asset' || !html.fileName.endsWith('.html')) continue
          html.source = String(html.source)
            // Early, because it only applies to what follows.
            .replace(/<meta charset="utf-8" ?\/>/, `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`)
            .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
        }
        delete bundle[css.fileName]
      },
    },
  }
}

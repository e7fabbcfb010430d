import { basename } from 'node:path'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { CONTENT_SECURITY_POLICY } from './headers.ts'

/** Renders the two pages into index.html and 404.html, in place of %lang%, %head% and %body%. */
export function prerender(): Plugin {
  let config: ResolvedConfig
  const load = async (mode: string) =>
    (await runnerImport<typeof import('../src/prerender')>('/src/prerender.tsx', { mode })).module

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
        const page = pages[basename(filename) as keyof typeof pages]()
        for (const [name, content] of Object.entries(page)) {
          if (!html.includes(`%${name}%`)) throw new Error(`${filename} has no %${name}%.`)
          html = html.replace(`%${name}%`, () => content)
        }
        if (config.command === 'serve') return html // in development, Vite adds scripts of its own
        const policy = { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY }
        return { html, tags: [{ tag: 'meta', attrs: policy, injectTo: 'head-prepend' }] }
      },
    },
    hotUpdate({ modules }) {
      if (modules.length > 0) return // the browser has this file, so Vite updates it
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

import { relative } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { CONTENT_SECURITY_POLICY } from './headers.ts'
import { exitOn, loadPages } from './loadPages.ts'

/** Renders each page into its HTML file, in place of %lang%, %head% and %body%. */
export function prerender(): Plugin {
  let config: ResolvedConfig

  return {
    name: 'prerender',
    async config(_, { mode, command, isPreview }) {
      const inDevelopment = command === 'serve' && !isPreview
      if (inDevelopment) return
      const { base, inputs } = await loadPages(mode, command).catch(exitOn)
      return { base, build: { rolldownOptions: { input: inputs } } }
    },
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const { render } = await loadPages(config.mode, config.command)
        const file = relative(config.root, filename)
        for (const [name, content] of Object.entries(render(file, config.base))) {
          if (!html.includes(`%${name}%`)) throw new Error(`${file} has no %${name}%.`)
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

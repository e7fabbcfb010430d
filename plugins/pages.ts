import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Connect, normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { contentSecurityPolicy } from './headers.ts'
import { exitOn, loadRenderer } from './renderer.ts'

const TEMPLATE = 'index.html' // the only HTML file on disk, from which every page is made

/** Renders every page of src/pages/ into index.html, in place of %lang%, %head% and %body%, and serves them. */
export function pages(): Plugin {
  let config: ResolvedConfig
  const inputs = new Set<string>()

  return {
    name: 'pages',
    enforce: 'pre',
    async config({ root = '.' }, { mode, command }) {
      if (command === 'serve') return
      const { base, pageFiles } = await loadRenderer(mode, command).catch(exitOn)
      for (const file of pageFiles) inputs.add(normalizePath(resolve(root, file)))
      return { base, build: { rolldownOptions: { input: [...inputs] } } }
    },
    configResolved(resolved) {
      config = resolved
    },
    resolveId: (id) => (inputs.has(id) ? id : undefined),
    load: (id) => (inputs.has(id) ? readFileSync(TEMPLATE, 'utf8') : undefined),
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        const { render, hasForm } = await loadRenderer(config.mode, config.command)
        for (const [name, content] of Object.entries(render(path.slice(1)))) {
          if (!html.includes(`%${name}%`)) throw new Error(`${TEMPLATE} has no %${name}%.`)
          html = html.replace(`%${name}%`, () => content)
        }
        if (config.command === 'serve') return html // in development, Vite adds scripts of its own
        const policy = { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(hasForm) }
        return { html, tags: [{ tag: 'meta', attrs: policy, injectTo: 'head-prepend' }] }
      },
    },
    configureServer: (server) => () => {
      const has = async (file: string) => (await loadRenderer(config.mode, 'serve')).pageFiles.includes(file)
      const read = (file: string) => server.transformIndexHtml(`/${file}`, readFileSync(TEMPLATE, 'utf8'))
      server.middlewares.use(answer(config.base, has, read))
    },
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      const has = async (file: string) => file.endsWith('.html') && existsSync(join(folder, file))
      const read = async (file: string) => readFileSync(join(folder, file), 'utf8')
      return () => middlewares.use(answer(config.base, has, read))
    },
    hotUpdate({ modules }) {
      if (modules.length > 0) return // the browser has this file, so Vite updates it
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** Answers with the page at an address, or with the not-found page, as hosts do. */
function answer(
  base: string,
  has: (file: string) => Promise<boolean>,
  read: (file: string) => Promise<string>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
      const file = path.replace(/(^|\/)$/, '$1index.html')
      const isPage = await has(file)
      if (!isPage && (await has(`${path}/index.html`))) response.writeHead(301, { Location: `${base}${path}/` }).end()
      else
        response
          .writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(await read(isPage ? file : '404.html'))
    } catch (reason) {
      next(reason)
    }
  }
}

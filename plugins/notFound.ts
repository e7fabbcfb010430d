import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { HEADERS } from './headers.ts'

/** `npm start` answers unknown addresses with the not-found page, as hosts do. */
export function notFound(): Plugin {
  return {
    name: 'not-found',
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir)
      return () =>
        middlewares.use(({ url = '' }, response, next) => {
          if (existsSync(join(folder, new URL(url, 'http://localhost').pathname))) return next()
          response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(folder, '404.html')))
        })
    },
  }
}

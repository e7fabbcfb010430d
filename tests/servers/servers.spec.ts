import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { get as getOverHttp } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { hostFiles } from '../../build/hostFiles'
import { CACHE_FOREVER, CACHE_REVALIDATE, securityHeaders } from '../../build/policy'
import { FOLDERS } from '../support/build'
import { CADDY, get, isHere, NGINX, type Served, serveWithCaddy, serveWithNginx } from './serve'

const pages = () => ['index.html', '404.html'].map((file) => readFileSync(join(FOLDERS.web, file), 'utf8'))
const headers = () => securityHeaders({ pages: pages(), providerOrigin: 'https://api.emailjs.com' })

const SERVERS = {
  nginx: { program: NGINX, serve: () => serveWithNginx(FOLDERS.web) },
  Caddy: { program: CADDY, serve: () => serveWithCaddy(FOLDERS.web) },
}

for (const [name, { program, serve }] of Object.entries(SERVERS)) {
  test.describe(`${name} with the shipped configuration`, () => {
    test.describe.configure({ mode: 'default' })
    if (!process.env.CI) test.skip(!isHere(program), `${name} is not on this machine`)
    let served: Served
    test.beforeAll(async () => {
      served = await serve()
    })
    test.afterAll(() => served?.stop())
    const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
      get(served.address, served.certificate, { path, ...options })

    test('gives every header of the policy, to the page and to the 404 page', async () => {
      for (const [path, status] of [
        ['/', 200],
        ['/nowhere/at/all', 404],
      ] as const) {
        const answer = await ask(path)
        expect(answer.status).toBe(status)
        for (const [header, value] of Object.entries(headers()))
          expect(answer.headers[header.toLowerCase()], header).toBe(value)
        expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      }
      expect((await ask('/nowhere')).text).toContain('This page is not here')
    })

    test('sends brotli to those who take it, gzip to others, and plain text to the rest', async () => {
      const sizes: number[] = []
      for (const [accepted, encoding] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const answer = await ask('/', { headers: { 'Accept-Encoding': accepted } })
        expect(answer.headers['content-encoding']).toBe(encoding)
        expect(String(answer.headers.vary)).toContain('Accept-Encoding')
        sizes.push(answer.bytes)
      }
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      const island = readdirSync(join(FOLDERS.web, 'assets')).find((file) => file.endsWith('.js'))
      expect(
        (await ask(`/assets/${island}`, { headers: { 'Accept-Encoding': 'br' } })).headers[
          'content-encoding'
        ],
      ).toBe('br')
    })

    test('has the page asked after each time, and keeps what is named by its content for ever', async () => {
      const page = await ask('/')
      expect(page.headers['cache-control']).toBe(CACHE_REVALIDATE)
      for (const file of readdirSync(join(FOLDERS.web, 'assets')).filter((name) =>
        /\.(js|woff2)$/.test(name),
      )) {
        expect((await ask(`/assets/${file}`)).headers['cache-control']).toBe(CACHE_FOREVER)
      }
      expect(String((await ask('/assets/nowhere.js')).headers['cache-control'])).not.toContain('immutable')
      const again = await ask('/', { headers: { 'If-None-Match': String(page.headers.etag) } })
      expect(again.status).toBe(304)
    })

    test('gives each file its type', async () => {
      const types = {
        '/favicon.svg': 'image/svg+xml',
        '/site.webmanifest': 'application/manifest+json',
        '/robots.txt': 'text/plain',
        '/sitemap.xml': /^(text|application)\/xml/,
        '/social-card.png': 'image/png',
        '/.well-known/security.txt': 'text/plain',
      }
      for (const [path, type] of Object.entries(types)) {
        const answer = await ask(path)
        expect(answer.status, path).toBe(200)
        expect(String(answer.headers['content-type']), path).toMatch(type)
      }
    })

    test('refuses what is nobody’s business', async () => {
      for (const path of [
        '/_headers',
        '/.git/config',
        '/.env',
        '/index.html.br',
        '/assets/.hidden',
        '/../nginx.conf',
        '/..%2fnginx.conf',
        '/%2e%2e/key.pem',
      ]) {
        expect([400, 404], path).toContain((await ask(path)).status)
      }
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask('/', { method })).status, method).toBeGreaterThanOrEqual(403)
      expect(String((await ask('/')).headers.server ?? '')).not.toMatch(/\d/)
    })

    test('sends those who come over http to https', async () => {
      const location = await new Promise<[number | undefined, string | undefined]>((resolve) =>
        getOverHttp(
          { hostname: '127.0.0.1', port: served.httpPort, path: '/', headers: { Host: 'localhost' } },
          (response) => resolve([response.statusCode, response.headers.location]),
        ),
      )
      expect([301, 308]).toContain(location[0])
      expect(location[1]).toMatch(/^https:\/\/localhost/)
    })

    test('earns A+ from Mozilla’s Observatory, with every bonus that a site without scripts and cookies can have', async () => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['tests/observatory/grade.mjs', String(served.httpPort), String(served.httpsPort)],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: served.certificate } },
      )
      const { score, grade, results } = JSON.parse(stdout) as {
        score: number
        grade: string
        results: { pass: boolean; result: string }[]
      }
      expect(results.filter(({ pass }) => !pass).map(({ result }) => result)).toEqual([])
      expect(grade).toBe('A+')
      // 100, and for the policy 10, frames 5, referrer 5, cross-origin resources 10.
      expect(score).toBe(130)
      test.info().annotations.push({ type: 'count', description: `Observatory: ${grade}, ${score}` })
    })
  })
}

test('the hosts’ files in the repository are those of the page as it is', () => {
  const { inRepository, inSite } = hostFiles(headers())
  for (const [file, content] of Object.entries(inRepository)) {
    expect(readFileSync(file, 'utf8'), `${file}: run \`npm run build\` and commit it`).toBe(content)
  }
  expect(readFileSync(join(FOLDERS.web, '_headers'), 'utf8')).toBe(inSite._headers)
})

test('the policy allows nothing that it does not name', () => {
  const policy = headers()['Content-Security-Policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
  expect(directives).toMatchObject({
    'default-src': "'none'",
    'connect-src': 'https://api.emailjs.com',
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
})

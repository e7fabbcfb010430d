import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { get as getOverHttp } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { SITES } from '../../tools/build'
import { CADDY, get, isHere, NGINX, type Served, serveWithCaddy, serveWithNginx } from '../../tools/servers'

/** What every answer of every host has to say. Written out, so that no slip in the code can change it too. */
const HEADERS: Record<string, string> = {
  'content-security-policy':
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; worker-src 'none'; media-src 'none'; font-src 'self'; img-src 'self'; manifest-src 'self'; script-src-attr 'none'; style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}
const REVALIDATE = 'no-cache, no-transform'
const FOREVER = 'public, max-age=31536000, immutable, no-transform'

const SERVERS = {
  nginx: { program: NGINX, serve: () => serveWithNginx(SITES.web.folder) },
  Caddy: { program: CADDY, serve: () => serveWithCaddy(SITES.web.folder) },
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
        for (const [header, value] of Object.entries(HEADERS))
          expect(answer.headers[header], header).toBe(value)
        expect(answer.headers['cache-control']).toBe(REVALIDATE)
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
      const island = readdirSync(join(SITES.web.folder, 'assets')).find((file) => file.endsWith('.js'))
      expect(
        (await ask(`/assets/${island}`, { headers: { 'Accept-Encoding': 'br' } })).headers[
          'content-encoding'
        ],
      ).toBe('br')
    })

    test('has the page asked after each time, and keeps what is named by its content for ever', async () => {
      const page = await ask('/')
      expect(page.headers['cache-control']).toBe(REVALIDATE)
      for (const file of readdirSync(join(SITES.web.folder, 'assets')).filter((name) =>
        /\.(js|woff2)$/.test(name),
      )) {
        expect((await ask(`/assets/${file}`)).headers['cache-control']).toBe(FOREVER)
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
        '/.well-known/security.txt.br',
        '/.well-known/.hidden',
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
      const answer = await overHttp(served.httpPort, 'localhost')
      expect([301, 308]).toContain(answer.statusCode)
      expect(answer.headers.location).toMatch(/^https:\/\/localhost/)
      expect(String(answer.headers.server ?? '')).not.toMatch(/\d/)
      // A made-up name is not sent back.
      const other = await overHttp(served.httpPort, 'evil.example')
      expect(String(other.headers.location ?? '')).not.toContain('evil.example')
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

test('Vercel, Netlify and Cloudflare get the same headers', () => {
  const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const [all, pages, assets] = vercel.headers.map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
  expect(all).toEqual(HEADERS)
  expect([pages, assets]).toEqual([{ 'cache-control': REVALIDATE }, { 'cache-control': FOREVER }])

  const file = readFileSync(join(SITES.web.folder, '_headers'), 'utf8')
  for (const [name, value] of Object.entries(HEADERS))
    expect(file.toLowerCase()).toContain(`\n  ${name}: ${value.toLowerCase()}\n`)
  expect(file).toContain(`/assets/*\n  Cache-Control: ${FOREVER}\n`)
  expect(file).toContain(`/*.html\n  Cache-Control: ${REVALIDATE}\n`)
})

test('the policy in the page allows nothing that it does not name', () => {
  const page = readFileSync(join(SITES.web.folder, 'index.html'), 'utf8')
  const written = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
  const policy = written.replaceAll('&#x27;', "'")
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
  expect(page.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(page.indexOf('<style'))
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
  expect(directives).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]+='$/),
    'style-src': expect.stringMatching(/^'sha256-[\w+/]+=' 'sha256-[\w+/]+='$/),
    'font-src': "'self'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': 'https://api.emailjs.com',
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'upgrade-insecure-requests': '',
  })
})

function overHttp(port: number, host: string) {
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    getOverHttp({ hostname: '127.0.0.1', port, path: '/', headers: { Host: host } }, resolve).on(
      'error',
      reject,
    )
  })
}

import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { headersFile } from '../../publish/hosting'
import { SITES } from '../../tools/testSites'
import { CADDY, get, isInstalled, NGINX, type Served, serveWithCaddy, serveWithNginx } from '../support/servers'

/** The headers of every response, as literals, so that a typo in the code isn't repeated here. */
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

for (const [name, program, serve] of [
  ['nginx', NGINX, serveWithNginx],
  ['Caddy', CADDY, serveWithCaddy],
] as const) {
  test.describe(`${name} with the shipped configuration`, () => {
    test.describe.configure({ mode: 'default' })
    if (!process.env.CI) test.skip(!isInstalled(program), `${name} is not on this machine`)
    let served: Served
    test.beforeAll(async () => {
      served = await serve(withSecondLanguage())
    })
    test.afterAll(() => served?.stop())
    const ask = (path: string, headers = {}, method = 'GET') =>
      get(served.address, { ca: readFileSync(served.certificate), path, headers, method })

    test('sends every security header with the page and the not-found page', async () => {
      for (const [path, status] of [['/', 200] as const, ['/nowhere/at/all', 404] as const]) {
        const answer = await ask(path)
        expect(answer.status).toBe(status)
        expect(answer.headers).toMatchObject({ ...HEADERS, 'cache-control': REVALIDATE })
        expect(answer.headers.server ?? 'nginx', 'without a version').toBe('nginx')
        expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      }
      expect((await ask('/nowhere')).body.toString()).toContain('Page not found')
    })

    test('sends brotli, gzip or uncompressed files, depending on the browser', async () => {
      const page = readFileSync(join(SITES.web.folder, 'index.html'))
      for (const [accepted, encoding] of Object.entries({ 'br, gzip': 'br', gzip: 'gzip', identity: undefined })) {
        const { headers, body } = await ask('/', { 'Accept-Encoding': accepted })
        expect(headers['content-encoding']).toBe(encoding)
        expect(String(headers.vary)).toContain('Accept-Encoding')
        const decoded = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
        expect(decoded.equals(page), accepted).toBe(true)
      }
      expect((await ask('/favicon.svg', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br')
    })

    test('makes browsers revalidate the page and the form’s script, and cache hashed files for a year', async () => {
      const { etag } = (await ask('/')).headers
      expect((await ask('/', { 'If-None-Match': String(etag) })).status).toBe(304)
      expect((await ask('/assets/enquiry.js')).headers['cache-control']).toBe(REVALIDATE)
      const hashed = readdirSync(join(SITES.web.folder, 'assets/immutable'))
      expect(hashed.length).toBeGreaterThan(2)
      for (const file of hashed) expect((await ask(`/assets/immutable/${file}`)).headers['cache-control']).toBe(FOREVER)
      const missing = await ask('/assets/immutable/nowhere.woff2')
      expect(missing.headers['cache-control']).not.toContain('immutable')
    })

    test('sends the right Content-Type for each file', async () => {
      for (const [path, type] of Object.entries({
        '/favicon.svg': /^image\/svg\+xml/,
        '/site.webmanifest': /^application\/manifest\+json/,
        '/robots.txt': /^text\/plain/,
        '/sitemap.xml': /^(text|application)\/xml/,
        '/social-card.png': /^image\/png/,
        '/.well-known/security.txt': /^text\/plain/,
      })) {
        const { status, headers } = await ask(path)
        expect(status, path).toBe(200)
        expect(headers['content-type'], path).toMatch(type)
      }
    })

    test('rejects private files, paths outside the site, and methods such as POST', async () => {
      const hidden = ['/.git/config', '/.env', '/assets/.hidden', '/.well-known/.hidden', '/_headers', '/404.html']
      const compressed = ['/index.html.br', '/.well-known/security.txt.br']
      const outside = ['/../nginx.conf', '/..%2fnginx.conf', '/%2e%2e/key.pem', '/%00']
      for (const path of [...hidden, ...compressed, ...outside])
        expect([400, 404], path).toContain((await ask(path)).status)
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask('/', {}, method)).status, method).toBeGreaterThanOrEqual(403)
      expect(String((await ask('/')).headers.server ?? '')).not.toMatch(/\d/)
    })

    test('redirects http to https and /de to /de/, but never to another host', async () => {
      const overHttp = (Host: string) => get(`http://localhost:${served.httpPort}/`, { headers: { Host } })
      const { status, headers } = await overHttp('localhost')
      expect([301, 308]).toContain(status)
      expect(headers.location).toMatch(/^https:\/\/localhost/)
      const folder = await ask('/de')
      expect([301, 308]).toContain(folder.status)
      expect(folder.headers.location).toMatch(/^(https:\/\/localhost:\d+)?\/de\/$/)
      expect((await ask('/de/')).status).toBe(200)
      const bare = await overHttp('example.com')
      expect(bare.headers.location, 'to itself first, where it gets HSTS').toMatch(/^https:\/\/example\.com\/$/)
      if (name === 'nginx') {
        const tls = { servername: 'example.com', checkServerIdentity: () => undefined }
        const overHttps = { ca: readFileSync(served.certificate), headers: { Host: 'example.com' }, ...tls }
        const { headers } = await get(served.address, overHttps)
        expect(headers.location).toMatch(/^https:\/\/localhost:\d+\/$/)
        expect(headers['strict-transport-security']).toBe(HEADERS['strict-transport-security'])
      }
      expect((await ask('/assets/')).status, 'a folder').toBe(404)
      const other = await overHttp('evil.example')
      expect(String(other.headers.location ?? '')).not.toContain('evil.example')
    })
  })
}

test('no server logs visits; Vercel and Netlify publish dist/', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8')
  expect(nginx.match(/access_log off;/g)?.length).toBe(nginx.match(/^server \{/gm)?.length)
  expect(nginx.match(/access_log (?!off)/)).toBeNull()
  expect(nginx.match(/ssl_protocols (?!TLSv1\.2 TLSv1\.3;)/)).toBeNull()
  const caddy = readFileSync('deploy/Caddyfile', 'utf8')
  expect(caddy).not.toMatch(/^\s*log\b/m)
  expect(caddy, 'no loop').toMatch(/\nexample\.com \{[^}]*\}\s*redir https:\/\/www\.example\.com\{uri\} permanent/)
  expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toMatchObject({
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    installCommand: 'npm ci --include=dev --ignore-scripts',
    headers: [{ source: '/(.*)' }, { source: '/((?!assets/immutable/).*)' }, { source: '/assets/immutable/(.*)' }],
  })
  expect(readFileSync('netlify.toml', 'utf8')).toContain('--include=dev')
  expect(readFileSync('netlify.toml', 'utf8')).toMatch(/command = "npm run build"\n {2}publish = "dist"/)
})

test('Vercel, Netlify and Cloudflare send the same headers', () => {
  type Rule = { headers: { key: string; value: string }[] }
  const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: Rule[] }
  const rules = vercel.headers.map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
  expect(rules).toEqual([HEADERS, { 'cache-control': REVALIDATE }, { 'cache-control': FOREVER }])
  const file = readFileSync(join(SITES.web.folder, '_headers'), 'utf8')
  for (const [name, value] of Object.entries(HEADERS))
    expect(file.toLowerCase()).toContain(`\n  ${name}: ${value.toLowerCase()}\n`)
  expect(file).toContain(`/assets/immutable/*\n  Cache-Control: ${FOREVER}\n`)
  for (const path of ['/*.html', '/assets/enquiry.js'])
    expect(file).toContain(`${path}\n  Cache-Control: ${REVALIDATE}\n`)
  expect(file).not.toContain('/assets/*')
  const second = headersFile(['index.html', 'de/privacy/index.html', '404.html'])
  for (const path of ['/', '/de/privacy/']) expect(second).toContain(`\n${path}\n  Cache-Control: ${REVALIDATE}\n`)
  expect(second).not.toContain('404') // /*.html already matches it; a second rule would send the header twice
})

test('the Content-Security-Policy in the page has exactly the expected directives', () => {
  const page = readFileSync(join(SITES.web.folder, 'index.html'), 'utf8')
  const written = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
  expect(page.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(page.indexOf('<style'))
  expect(written.replaceAll('&#x27;', "'").replaceAll(/sha256-[\w+/]+=/g, 'HASH')).toBe(
    "default-src 'none'; script-src 'self' 'HASH'; style-src 'HASH'; font-src 'self'; img-src 'self'; manifest-src 'self'; connect-src 'self' https://api.emailjs.com; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  )
})

function withSecondLanguage() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(SITES.web.folder, folder, { recursive: true })
  cpSync(join(folder, 'index.html'), join(folder, 'de/index.html'))
  return folder
}

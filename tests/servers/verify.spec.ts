import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { listen } from '../../local/localSite'
import { readFiles } from '../../publish/folder'
import { SECURITY_HEADERS } from '../../publish/hosting'
import { SITES } from '../../tools/testSites'
import { verify } from '../../verify/verify'
import { type Answer, type Get, get } from '../../verify/visit'
import { isInstalled, NGINX, serveWithNginx } from '../support/servers'

const ADDRESS = 'https://zoe-and-sam.example/'
const CLI = resolve('verify/cli.ts')

test('npm run verify approves the shipped site behind nginx, unless its certificate isn’t trusted', async () => {
  if (!process.env.CI) test.skip(!isInstalled(NGINX), 'nginx is not on this machine')
  const { address, certificate, stop } = await serveWithNginx(SITES.web.folder)
  const trusted = await run([address], { NODE_EXTRA_CA_CERTS: certificate })
  expect(trusted.output).not.toContain('WRONG')
  const approved = ['over https', 'files match dist/', 'security headers', 'compressed (br)', 'fetched once']
  for (const line of [...approved, 'Visits are not reported', 'not-found page', 'All is well.'])
    expect(trusted.output).toContain(line)
  expect(trusted.code).toBe(0)
  const untrusted = await run([address])
  expect(untrusted.output).toMatch(/cannot be reached: browsers do not trust its certificate\..*step 5/)
  expect(untrusted.code).toBe(1)
  stop()
})

type Online = { files: Map<string, Uint8Array>; headers: Headers; elsewhere?: string; plain: string } & Sent
type Sent = Record<'pages' | 'assets' | 'scripts', string>

/** The message for a fault, the step of the guide that fixes it, and the fault. */
const FAULTS: [sentence: RegExp, step: number, fault: (online: Online) => void][] = [
  [/The Referrer-Policy header is missing/, 4, header('Referrer-Policy')],
  [/Content-Security-Policy header is different/, 4, header('Content-Security-Policy', "frame-ancestors 'none'")],
  [/The page is not compressed/, 4, header('Content-Encoding')],
  [/the page is in ISO-8859-1/, 4, header('Content-Type', 'text/html; charset=ISO-8859-1')],
  [/The host sets a cookie/, 4, header('Set-Cookie', 'id=1')],
  [/refresh header .*evil/, 4, header('Refresh', '5; url=//evil.example/')],
  [/link header .*evil/, 4, header('Link', '<https://evil.example/a.css>; rel=stylesheet')],
  [/do not keep the files in assets\/immutable/, 4, (online) => Object.assign(online, { assets: 'no-store' })],
  [/over http are not redirected/, 5, (online) => Object.assign(online, { plain: 'https://parking.example/' })],
  [/enquiry.js is sent as text\/plain/, 4, (online) => Object.assign(online, { scripts: 'text/plain' })],
  [/download the page instead/, 4, header('Content-Disposition', 'attachment')],
  [/Browsers keep the page for hours/, 4, (online) => Object.assign(online, { pages: 'max-age=31536000' })],
  [/returns 302 .*points to https/, 4, (online) => Object.assign(online, { elsewhere: 'https://else.example/' })],
  [/sitemap.xml returns 404/, 4, ({ files }) => files.delete('sitemap.xml')],
  [/A wrong address gets 200 instead/, 4, ({ files }) => files.set('this-page-is-not-here', Buffer.from('Hello'))],
  [/The online not-found page is different/, 4, edit('404.html', '<h1', '<h1 title="old"')],
  [/The online assets\/enquiry.js is different/, 4, edit('assets/enquiry.js', 'function', 'function ')],
  [/The online index.html is different/, 4, edit('index.html', '<h1', '<h1 title="old"')],
  [/is a build for your own computer/, 4, edit('index.html', 'https://api.emailjs.com;', '&#x27;self&#x27;;')],
  [/mentions https:\/\/stats.example\/t/, 4, edit('index.html', '</body>', '<img src="https://stats.example/t">')],
  [/its address is https:\/\/other/, 2, edit('index.html', ADDRESS, 'https://other.example/')],
]

test.describe('npm run verify reports', () => {
  for (const [sentence, step, fault] of FAULTS)
    test(sentence.source, async () => {
      const { findings } = await verify(ADDRESS, built(), online(fault))
      expect(findings).toContainEqual({ wrong: expect.stringMatching(sentence), step })
    })

  test('network error reporting, as a note', async () => {
    const report = '{"endpoints":[{"url":"https://nel.example/report"}]}'
    const { good, notes } = await verify(ADDRESS, built(), online(header('Report-To', report)))
    expect(notes.join('\n')).toContain('report problems to https://nel.example/report')
    expect(good.join('\n')).not.toContain('Visits are not reported')
  })

  test('no problems when only the day of the build differs', async () => {
    const anotherDay = edit('.well-known/security.txt', 'Expires: 2', 'Expires: 3')
    const { findings, notes, good } = await verify(ADDRESS, built(), online(anotherDay))
    expect([...findings, ...notes]).toEqual([])
    expect(good.join('\n')).toMatch(/Visitors to www\.zoe-and-sam\.example are redirected here/)
  })
})

test('a hostile page is checked in under 15 s with fewer than 20 findings and no control characters', async () => {
  const escapes = '<img src="https://evil.example/\u001b[2J&#10;  ok    All is well.\u202e">'
  const image = '<img src="https://evil.example/x">'
  const huge = ['<script '.repeat(65_000), '<div>'.repeat(100_000), image.repeat(240_000)]
  for (const page of [escapes, '&#9999999999;', ...huge]) {
    const began = performance.now()
    const fault = ({ files }: Online) => files.set('index.html', Buffer.from(page))
    const { findings } = await verify(ADDRESS, built(), online(fault))
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.length).toBeLessThan(20)
    expect(findings.map(({ wrong }) => wrong).join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(performance.now() - began).toBeLessThan(15_000)
  }
})

test('at most four megabytes are read from a decompression bomb', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000))
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb))
  const { bytes, truncated } = await get(`http://127.0.0.1:${await listen(server, 0)}/`)
  server.closeAllConnections()
  server.close()
  expect([truncated, bytes.length]).toEqual([true, 4_000_000])
})

test('npm run verify requires an https address and a build, and reports a refused connection', async () => {
  for (const [args, sentence, folder] of [
    [[], /Give its address with https:\/\//],
    [['http://practice.example'], /Give its address with https:\/\//],
    [['https://localhost:59999/'], /cannot be reached: nothing responds there\. See step 5/],
    [['https://practice.example/'], /Run `npm run build` first/, 'dist-tests'],
  ] as [string[], RegExp, string?][]) {
    const { code, output } = await run(args, {}, folder)
    expect(output).toMatch(sentence)
    expect(code).toBe(1)
  }
})

function online(fault: (online: Online) => void = () => {}): Get {
  const headers = { ...SECURITY_HEADERS, 'Content-Encoding': 'br', 'Content-Type': 'text/html; charset=utf-8' }
  const host: Online = {
    files: built(),
    headers: new Headers(headers),
    pages: 'no-cache, no-transform',
    assets: 'public, max-age=31536000, immutable, no-transform',
    scripts: 'text/javascript',
    plain: 'https://www.zoe-and-sam.example',
  }
  fault(host)
  return async (address) => {
    const url = new URL(address)
    if (url.protocol === 'http:') return answer(301, '', { Location: host.plain })
    if (url.host.startsWith('www.')) return answer(301, '', { Location: ADDRESS.slice(0, -1) })
    if (host.elsewhere) return answer(302, '', { Location: host.elsewhere })
    const name = url.pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
    const file = host.files.get(name)
    if (!file) return answer(404, host.files.get('404.html') ?? '', Object.fromEntries(host.headers))
    const caching = name.startsWith('assets/immutable/') ? host.assets : host.pages
    const headers = { ...Object.fromEntries(host.headers), 'cache-control': caching }
    return answer(200, file, name.endsWith('.js') ? { ...headers, 'content-type': host.scripts } : headers)
  }
}

function answer(status: number, body: string | Uint8Array, headers: Record<string, string>): Answer {
  return { status, headers: new Headers(headers), bytes: Buffer.from(body), truncated: false }
}

function header(name: string, value?: string) {
  return ({ headers }: Online) => (value ? headers.set(name, value) : headers.delete(name))
}

function edit(name: string, from: string, to: string) {
  return ({ files }: Online) =>
    void files.set(name, Buffer.from(new TextDecoder().decode(files.get(name)).replaceAll(from, to)))
}

function built(): Map<string, Uint8Array> {
  return new Map([...readFiles(SITES.web.folder)].filter(([name]) => !/\.(br|gz)$/.test(name)))
}

/** Runs the command in a folder whose dist/ is the test site. */
function run(args: string[], environment: Record<string, string> = {}, cwd = 'dist-tests/verify') {
  cpSync(SITES.web.folder, 'dist-tests/verify/dist', { recursive: true })
  const options = { cwd, env: { ...process.env, ...environment } }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', CLI, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

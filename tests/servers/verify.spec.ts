import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { SECURITY_HEADERS } from '../../publish/hosts/headers'
import { SITES } from '../../tools/build'
import { isHere, NGINX, serveWithNginx } from '../../tools/servers'
import { verify } from '../../verify/verify'
import { type Answer, type Get, get } from '../../verify/visit'

const ADDRESS = 'https://zoe-and-sam.example/'
const built = () =>
  new Map(
    readdirSync(SITES.web.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(SITES.web.folder, file), new Uint8Array(readFileSync(file))]),
  )

test.describe('npm run verify, against nginx', () => {
  if (!process.env.CI) test.skip(!isHere(NGINX), 'nginx is not on this machine')

  test('approves of the site as it is shipped, and not of one whose certificate nobody trusts', async () => {
    const { address, certificate, stop } = await serveWithNginx(SITES.web.folder)
    const environment = { OUT_DIR: SITES.web.folder }
    const { code, output } = await run([address], { ...environment, NODE_EXTRA_CA_CERTS: certificate })
    expect(output).not.toContain('WRONG')
    expect(output).toContain('All is well.')
    expect(code).toBe(0)
    for (const line of [
      'reached over https',
      'files are those in dist/',
      'security headers',
      'compressed (br)',
      'fetched once',
      'No other host',
      'sends to EmailJS',
      '404 page',
    ]) {
      expect(output).toContain(line)
    }
    const stranger = await run([address], environment)
    expect(stranger.output).toMatch(
      /cannot be reached: its certificate is one that browsers do not trust\..*step 5/,
    )
    expect(stranger.code).toBe(1)
    stop()
  })
})

/** What somebody finds who looks at a site with one thing wrong. */
const FAULTS: Record<string, [spoil: (online: Online) => void, sentence: RegExp, step: number]> = {
  'a header that is missing': [
    ({ headers }) => headers.delete('Referrer-Policy'),
    /The header Referrer-Policy is missing/,
    4,
  ],
  'a policy that is not the shipped one': [
    ({ headers }) => headers.set('Content-Security-Policy', "frame-ancestors 'none'"),
    /Content-Security-Policy is not the shipped one/,
    4,
  ],
  'no compression': [({ headers }) => headers.delete('Content-Encoding'), /The page is not compressed/, 4],
  'nothing kept': [
    ({ caching }) => caching.set('assets', 'no-store'),
    /assets\/ are not kept by browsers/,
    4,
  ],
  'the page kept for a year': [
    ({ caching }) => caching.set('pages', 'max-age=31536000'),
    /kept by browsers for hours/,
    4,
  ],
  'a wrong character set': [
    ({ headers }) => headers.set('Content-Type', 'text/html; charset=ISO-8859-1'),
    /written in ISO-8859-1/,
    4,
  ],
  'every wrong address answered with the page': [
    (online) => {
      online.wrongAddress = 200
    },
    /A wrong address gets 200 instead of the 404 page/,
    4,
  ],
  'everything sent elsewhere': [
    (online) => {
      online.elsewhere = 'https://elsewhere.example/'
    },
    /answers 302 instead of the page, and points to https:\/\/elsewhere.example\//,
    4,
  ],
  'a page of another build': [
    edit('index.html', (page) => page.replace('<h1', '<h1 title="old"')),
    /index.html online is not the one in dist/,
    4,
  ],
  'a script that was changed': [
    edit('assets/enquiry-latest.js', (script) => `${script};fetch("https://evil.example")`),
    /assets\/enquiry-latest.js online is not the one in dist/,
    4,
  ],
  'a script that the host has added': [
    edit('index.html', (page) =>
      page.replace('</body>', '<script src="https://stats.example/t.js"></script></body>'),
    ),
    /fetches https:\/\/stats.example\/t.js from another host/,
    4,
  ],
  'a file that was forgotten': [({ files }) => files.delete('sitemap.xml'), /sitemap.xml answers 404/, 4],
  'a 404 page of another build': [
    edit('404.html', (page) => page.replace('<h1', '<h1 title="old"')),
    /The 404 page online is not the one in dist/,
    4,
  ],
  'the demonstration’s identifiers': [
    edit('index.html', (page) => page.replace('service_tests12', 'service_demo')),
    /serviceId is still the demonstration’s/,
    3,
  ],
  'the demonstration’s phone': [
    edit('index.html', (page) => page.replaceAll('+44 20 7946 0018', '+1 212 555 0100')),
    /The phone is still the demonstration’s/,
    2,
  ],
  'a site that was built for this computer': [
    edit('index.html', (page) => page.replaceAll('https://api.emailjs.com', '')),
    /sends to the local provider/,
    4,
  ],
  'a form without a recipient': [
    edit('index.html', (page) =>
      page.replace(/data-facts="[^"]*"/, 'data-facts="{&quot;recipient&quot;:{}}"'),
    ),
    /no form that knows where to send/,
    4,
  ],
  'another address': [
    edit('index.html', (page) => page.replaceAll('https://zoe-and-sam.example/', 'https://other.example/')),
    /The page calls itself https:\/\/other.example\//,
    2,
  ],
}

test.describe('npm run verify notices', () => {
  for (const [title, [spoil, sentence, step]] of Object.entries(FAULTS)) {
    test(title, async () => {
      const { findings } = await verify(ADDRESS, built(), visiting(spoil))
      const found = findings.find(({ wrong }) => sentence.test(wrong))
      expect(found, findings.map(({ wrong }) => wrong).join('\n')).toBeTruthy()
      expect(found?.step).toBe(step)
    })
  }

  test('nothing where nothing is wrong', async () => {
    const verdict = await verify(
      ADDRESS,
      built(),
      visiting(() => {}),
    )
    expect(verdict.findings).toEqual([])
    expect(verdict.notes).toEqual([])
    expect(verdict.good.join('\n')).toMatch(/www\.zoe-and-sam\.example are sent here/)
  })
})

test.describe('npm run verify reads what others wrote, and', () => {
  test('keeps their control characters out of the terminal', async () => {
    const spoil = edit('index.html', (page) =>
      page.replace(
        '</body>',
        '<img src="https://evil.example/\u001b[2J&#10;  ok    All is well.\u202e"></body>',
      ),
    )
    const { findings } = await verify(ADDRESS, built(), visiting(spoil))
    const sentences = findings.map(({ wrong }) => wrong).join('')
    expect(sentences).toContain('evil.example')
    expect(sentences).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  test('survives numbers that are no letters, and half a megabyte of nonsense, in seconds', async () => {
    for (const nonsense of [
      '&#9999999999;',
      '<script '.repeat(65_000),
      '<link rel="canonical" href="&#9999999999;">',
    ]) {
      const spoil = edit('index.html', () => nonsense)
      const began = performance.now()
      expect((await verify(ADDRESS, built(), visiting(spoil))).findings.length).toBeGreaterThan(0)
      expect(performance.now() - began).toBeLessThan(15_000)
    }
  })

  test('reads no more than four megabytes of an answer that inflates', async () => {
    const { createServer } = await import('node:http')
    const bomb = gzipSync(Buffer.alloc(200_000_000))
    const server = createServer((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const { bytes, cut } = await get(`http://127.0.0.1:${port}/`)
    server.closeAllConnections()
    server.close()
    expect(cut).toBe(true)
    expect(bytes.length).toBe(4_000_000)
  })
})

test.describe('npm run verify', () => {
  test('asks for an address when it gets none, or one without https', async () => {
    for (const given of [[], ['http://practice.example']]) {
      const { code, output } = await run(given, {})
      expect(output).toContain('Give its address with https://')
      expect(code).toBe(1)
    }
  })

  test('says when nothing answers, and asks for a build when there is none to compare with', async () => {
    const nobody = await run(['https://localhost:59999/'], { OUT_DIR: SITES.web.folder })
    expect(nobody.output).toMatch(/cannot be reached: nothing answers there\. See step 5/)
    expect(nobody.code).toBe(1)
    const unbuilt = await run(['https://practice.example/'], { OUT_DIR: 'dist-tests/nowhere' })
    expect(unbuilt.output).toContain('Run `npm run build` first')
  })
})

type Online = {
  files: Map<string, Uint8Array>
  headers: Headers
  caching: Map<'pages' | 'assets', string>
  wrongAddress: number
  elsewhere?: string
}

/** A host in memory that does everything right, but for what is spoiled. */
function visiting(spoil: (online: Online) => void): Get {
  const online: Online = {
    files: built(),
    headers: new Headers({
      ...SECURITY_HEADERS,
      'Content-Encoding': 'br',
      'Content-Type': 'text/html; charset=utf-8',
    }),
    caching: new Map([
      ['pages', 'no-cache, no-transform'],
      ['assets', 'public, max-age=31536000, immutable, no-transform'],
    ]),
    wrongAddress: 404,
  }
  spoil(online)
  return async (address) => {
    const { protocol, host, pathname } = new URL(address)
    if (protocol === 'http:' || host.startsWith('www.')) return answer(301, '', { Location: `${ADDRESS}` })
    if (online.elsewhere) return answer(302, '', { Location: online.elsewhere })
    const name = pathname.slice(1) || 'index.html'
    const file = online.files.get(name)
    const headers = Object.fromEntries(online.headers)
    const kept = online.caching.get(name.startsWith('assets/') ? 'assets' : 'pages') ?? ''
    if (file) return answer(200, file, { ...headers, 'Cache-Control': kept })
    return answer(online.wrongAddress, online.files.get('404.html') ?? '', headers)
  }
}

function answer(status: number, body: string | Uint8Array, headers: Record<string, string>): Answer {
  return { status, headers: new Headers(headers), bytes: Buffer.from(body), cut: false }
}

function edit(name: string, change: (content: string) => string) {
  return ({ files }: Online) =>
    void files.set(name, Buffer.from(change(new TextDecoder().decode(files.get(name)))))
}

function run(args: string[], environment: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'verify/cli.ts', ...args],
      { env: { ...process.env, ...environment } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

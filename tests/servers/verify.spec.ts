import { execFile } from 'node:child_process'
import { cpSync, utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readFiles } from '../../publish/folder'
import { SECURITY_HEADERS } from '../../publish/hosting'
import { SITES } from '../../tools/testSites'
import { type Get, verify } from '../../verify/verify'
import { writePractice } from '../support/practiceFile'
import { isInstalled, NGINX, serveWithNginx } from '../support/servers'

const ADDRESS = 'https://zoe-and-sam.example/'
const CLI = resolve('verify/cli.ts')

test('npm run verify approves a site served by nginx, unless its certificate isn’t trusted', async () => {
  if (!process.env.CI) test.skip(!isInstalled(NGINX), 'nginx is not on this machine')
  const { address, certificate, stop } = await serveWithNginx(SITES.web.folder)
  try {
    const trusted = await run([address], { NODE_EXTRA_CA_CERTS: certificate })
    expect(trusted.output).not.toContain('WRONG')
    const approved = ['over https', 'files match dist/', 'security headers', 'compressed (br)', 'fetched once']
    for (const line of [...approved, 'not-found page', 'All is well.']) expect(trusted.output).toContain(line)
    expect(trusted.code).toBe(0)
    const untrusted = await run([address])
    expect(untrusted.output).toMatch(/cannot be reached: browsers do not trust its certificate\..*step 5/)
    expect(untrusted.code).toBe(1)
  } finally {
    stop()
  }
})

type Online = { files: Map<string, string>; headers: Headers; elsewhere?: string } & Sent
type Sent = Record<'pages' | 'assets' | 'scripts' | 'plain', string>

/** The message for a fault, the step in the guide that fixes it, and the fault itself. */
const FAULTS: [sentence: RegExp, step: number, fault: (online: Online) => void][] = [
  [/The Referrer-Policy header is missing/, 4, header('Referrer-Policy')],
  [/Content-Security-Policy header is different/, 4, header('Content-Security-Policy', "frame-ancestors 'none'")],
  [/The page is not compressed/, 4, header('Content-Encoding')],
  [/The host sets a cookie/, 4, header('Set-Cookie', 'id=1')],
  [/do not keep the files in assets\/immutable/, 4, (online) => Object.assign(online, { assets: 'no-store' })],
  [/over http are not redirected/, 5, (online) => Object.assign(online, { plain: 'https://parking.example/' })],
  [
    /Visitors over http are not redirected/,
    5,
    (online) => Object.assign(online, { plain: 'https://zoe-and-sam.example.evil/' }),
  ],
  [/enquiry.js is sent as text\/plain/, 4, (online) => Object.assign(online, { scripts: 'text/plain' })],
  [/Browsers keep the page for hours/, 4, (online) => Object.assign(online, { pages: 'max-age=14400' })],
  [/returns 302 .*points to https/, 4, (online) => Object.assign(online, { elsewhere: 'https://else.example/' })],
  [/sitemap.xml returns 404/, 4, ({ files }) => files.delete('sitemap.xml')],
  [
    /fraunces-.*woff2 returns 404/,
    4,
    ({ files }) => [...files.keys()].map((n) => /fraunces/.test(n) && files.delete(n)),
  ],
  [/A wrong address gets 200 instead/, 4, ({ files }) => files.set('this-page-is-not-here', 'Hello')],
  [/A wrong address gets another page/, 4, edit('404.html', '<h1', '<h1 title="old"')],
  [/The online assets\/enquiry.js is different/, 4, edit('assets/enquiry.js', 'function', 'function ')],
  [/The online index.html is different/, 4, edit('index.html', '<h1', '<h1 title="old"')],
  [/is a build for your own computer/, 4, edit('index.html', ' https://api.emailjs.com;', ';')],
  [/its address is https:\/\/other/, 2, edit('index.html', ADDRESS, 'https://other.example/')],
]

test.describe('npm run verify reports', () => {
  for (const [sentence, step, fault] of FAULTS)
    test(sentence.source, async () => {
      const { findings } = await verify(ADDRESS, built(), online(fault))
      expect(findings).toContainEqual({ wrong: expect.stringMatching(sentence), step })
    })

  test('only notes for the limits of GitHub Pages and a broken http or www address', async () => {
    const github = online((host) => {
      host.headers = new Headers({ Server: 'GitHub.com', 'Content-Encoding': 'gzip', 'Content-Type': 'text/html' })
      host.assets = 'max-age=600'
    })
    const alone: Get = (address) =>
      address.startsWith(ADDRESS) ? github(address) : Promise.reject(new Error('ENOTFOUND'))
    const atGitHub = await verify('https://zoe.github.io/', built(), async (address) =>
      github(address.replace('https://zoe.github.io/', ADDRESS)),
    )
    expect(atGitHub.notes.join(), 'it has no www').not.toContain('www.')
    const ownStart = {
      status: 301,
      text: '',
      headers: new Headers({ Location: 'https://www.zoe-and-sam.example/start' }),
    }
    const twoSites = await verify(ADDRESS, built(), async (address) =>
      address.startsWith('https://www.') ? ownStart : github(address),
    )
    expect(twoSites.notes).toContain('www.zoe-and-sam.example returns 301 instead of redirecting here.')
    const { findings, notes } = await verify(ADDRESS, built(), alone)
    expect(findings).toEqual([])
    expect(notes.join('\n')).toMatch(
      /ten minutes.*not respond over http.*www\.zoe-and-sam.*not work.*set security headers/s,
    )
  })

  test('no problems when only the build date and the build machine differ', async () => {
    const anotherBuild = (host: Online) => {
      edit('.well-known/security.txt', 'Expires: 2', 'Expires: 3')(host)
      const font = [...host.files.keys()].find((name) => /fraunces-/.test(name)) ?? ''
      host.files.set(font.replace(/-[\w-]{8}\./, '-otherOne.'), '')
      edit('index.html', font, font.replace(/-[\w-]{8}\./, '-otherOne.'))(host)
    }
    const { findings, notes, good } = await verify(ADDRESS, built(), online(anotherBuild))
    expect([...findings, ...notes]).toEqual([])
    expect(good.join('\n')).toMatch(/Visitors to www\.zoe-and-sam\.example are redirected here/)
  })
})

test('npm run verify requires an https address and an up-to-date build, and reports a refused connection', async () => {
  for (const [args, sentence, folder] of [
    [[], /Give its address with https:\/\//],
    [['http://practice.example'], /Give its address with https:\/\//],
    [['https://localhost:59999/'], /cannot be reached: no server is responding there\. See step 5/],
    [['https://practice.example/'], /Run `npm run build` first/, 'dist-tests'],
  ] as [string[], RegExp, string?][]) {
    const { code, output } = await run(args, {}, folder)
    expect(output).toMatch(sentence)
    expect(code).toBe(1)
  }
  const PRACTICE_FILE = resolve(await writePractice('changed', {}))
  utimesSync(PRACTICE_FILE, new Date(), new Date(Date.now() + 60_000))
  const { code, output } = await run(['https://practice.example/'], { PRACTICE_FILE })
  expect(output).toContain('changed.ts has changed since dist/ was built. Run `npm run build`')
  expect(code).toBe(1)
})

function online(fault: (online: Online) => void): Get {
  const host: Online = {
    files: built(),
    headers: new Headers({ ...SECURITY_HEADERS, 'Content-Encoding': 'br', 'Content-Type': 'text/html' }),
    pages: 'no-cache, no-transform',
    assets: 'public, max-age=31536000, immutable, no-transform',
    scripts: 'text/javascript',
    plain: 'https://www.zoe-and-sam.example',
  }
  fault(host)
  const answer = (status: number, text: string, headers: HeadersInit) => ({
    status,
    text,
    headers: new Headers(headers),
  })
  return async (address) => {
    const url = new URL(address)
    if (url.protocol === 'http:') return answer(301, '', { Location: host.plain })
    if (url.host.startsWith('www.')) return answer(301, '', { Location: ADDRESS.slice(0, -1) })
    if (host.elsewhere) return answer(302, '', { Location: host.elsewhere })
    const name = url.pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
    const file = host.files.get(name)
    const headers = new Headers(host.headers)
    headers.set('Cache-Control', name.startsWith('assets/immutable/') ? host.assets : host.pages)
    if (name.endsWith('.js')) headers.set('Content-Type', host.scripts)
    return file === undefined ? answer(404, host.files.get('404.html') ?? '', headers) : answer(200, file, headers)
  }
}

function header(name: string, value?: string) {
  return ({ headers }: Online) => (value ? headers.set(name, value) : headers.delete(name))
}

function edit(name: string, from: string, to: string) {
  return ({ files }: Online) => void files.set(name, (files.get(name) ?? '').replaceAll(from, to))
}

function built() {
  const files = [...readFiles(SITES.web.folder)].filter(([name]) => !/\.(br|gz)$/.test(name))
  return new Map(files.map(([name, bytes]) => [name, bytes.toString('utf8')]))
}

/** Runs the command in the test's own folder, with a copy of the test site as dist/. */
function run(args: string[], environment: Record<string, string> = {}, cwd = test.info().outputPath()) {
  cpSync(SITES.web.folder, test.info().outputPath('dist'), { recursive: true })
  const options = { cwd, env: { ...process.env, ...environment } }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', CLI, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readFiles } from '../../publish/folder'
import { SECURITY_HEADERS } from '../../publish/hosting'
import { SITES } from '../../tools/testSites'
import { type Get, verify } from '../../verify/verify'
import { isInstalled, NGINX, serveWithNginx } from '../support/servers'

const ADDRESS = 'https://zoe-and-sam.example/'
const CLI = resolve('verify/cli.ts')

test('npm run verify approves a site served by nginx, unless its certificate isn’t trusted', async () => {
  if (!process.env.CI) test.skip(!isInstalled(NGINX), 'nginx is not on this machine')
  const { address, certificate, stop } = await serveWithNginx(SITES.web.folder)
  try {
    const trusted = await run([address], { NODE_EXTRA_CA_CERTS: certificate })
    expect(trusted.output).not.toContain('WRONG')
    const approved = ['over https', 'files match dist/', 'security headers', 'not-found page', 'All is well.']
    for (const line of approved) expect(trusted.output).toContain(line)
    expect(trusted.code).toBe(0)
    const untrusted = await run([address])
    expect(untrusted.output).toMatch(/cannot be reached: browsers do not trust its certificate\..*step 5/)
    expect(untrusted.code).toBe(1)
  } finally {
    stop()
  }
})

type Online = { files: Map<string, string>; headers: Headers; scripts: string; plain: string; elsewhere?: string }

/** The message for a fault, the step in the guide that fixes it, and the fault itself. */
const FAULTS: [sentence: RegExp, step: number, fault: (online: Online) => void][] = [
  [/The Referrer-Policy header is missing/, 4, ({ headers }) => headers.delete('Referrer-Policy')],
  [/Content-Security-Policy header is different/, 4, ({ headers }) => headers.set('Content-Security-Policy', 'x')],
  [/over http are not redirected/, 5, (online) => Object.assign(online, { plain: 'https://parking.example/' })],
  [/over http are not redirected/, 5, (online) => Object.assign(online, { plain: `${ADDRESS.slice(0, -1)}.evil/` })],
  [/enquiry.js is sent as text\/plain/, 4, (online) => Object.assign(online, { scripts: 'text/plain' })],
  [/returns 302 .*points to https/, 4, (online) => Object.assign(online, { elsewhere: 'https://else.example/' })],
  [/sitemap.xml returns 404/, 4, ({ files }) => files.delete('sitemap.xml')],
  [/figtree-latin.*woff2 returns 404/, 4, ({ files }) => files.delete('assets/immutable/figtree-latin-1.woff2')],
  [/A wrong address does not get/, 4, ({ files }) => files.set('this-page-is-not-here', 'Hello')],
  [/A wrong address does not get/, 4, edit('404.html', '<h1', '<h1 title="old"')],
  [/The online assets\/enquiry.js is different/, 4, edit('assets/enquiry.js', 'function', 'function ')],
  [/The online index.html is different/, 4, edit('index.html', '<h1', '<h1 title="old"')],
  [/is a build for your own computer/, 4, edit('index.html', ' https://api.emailjs.com;', ';')],
  [/its address is https:\/\/other/, 2, edit('index.html', ADDRESS, 'https://other.example/')],
]

test.describe('npm run verify reports', () => {
  for (const [number, [sentence, step, fault]] of FAULTS.entries())
    test(`${sentence.source} (fault ${number + 1})`, async () => {
      const { problems } = await verify(ADDRESS, built(), online(fault))
      expect(problems).toContainEqual({ wrong: expect.stringMatching(sentence), step })
    })

  test('only notes for the limits of GitHub Pages and a broken http or www address', async () => {
    const github = online((host) => {
      host.headers = new Headers({ Server: 'GitHub.com', 'Content-Type': 'text/html' })
    })
    const { problems, notes } = await verify(ADDRESS, built(), async (address) => {
      if (address.startsWith(ADDRESS)) return github(address)
      throw new Error('ENOTFOUND')
    })
    expect(problems).toEqual([])
    expect(notes.join('\n')).toMatch(/not respond over http.*www\.zoe-and-sam.*not work.*set security headers/s)
    const atGitHub = await verify('https://zoe.github.io/', built(), async (address) =>
      github(address.replace('https://zoe.github.io/', ADDRESS)),
    )
    expect(atGitHub.notes.join(), 'it has no www').not.toContain('www.')
  })

  test('no problems when only the build date and the build machine differ', async () => {
    const here = built()
    here.set('index.html', `${here.get('index.html')}assets/immutable/a-portrait-machine1.webp`)
    const anotherBuild = ({ files }: Online) => {
      files.set('index.html', `${files.get('index.html')}assets/immutable/a-portrait-machine2.webp`)
      files.set('assets/immutable/a-portrait-machine2.webp', '')
      edit('.well-known/security.txt', 'Expires: 2', 'Expires: 3')({ files })
    }
    const { problems, notes, good } = await verify(ADDRESS, here, online(anotherBuild))
    expect([...problems, ...notes]).toEqual([])
    expect(good.join('\n')).toMatch(/Visitors to www\.zoe-and-sam\.example are redirected here/)
  })
})

test('npm run verify requires an https address, and reports a refused connection', async () => {
  for (const [address, sentence] of [
    ['', /Give its address with https:\/\//],
    ['http://practice.example', /Give its address with https:\/\//],
    ['https://localhost:59999/', /cannot be reached: no server is responding there\. See step 5/],
  ] as const) {
    const { code, output } = await run([address])
    expect(output).toMatch(sentence)
    expect(code).toBe(1)
  }
})

function online(fault: (online: Online) => void): Get {
  const headers = new Headers({ ...SECURITY_HEADERS, 'Content-Type': 'text/html' })
  const host: Online = { files: built(), headers, scripts: 'text/javascript', plain: ADDRESS }
  fault(host)
  return async (address) => {
    const { protocol, host: name, pathname } = new URL(address)
    const to = protocol === 'http:' ? host.plain : name.startsWith('www.') ? ADDRESS : host.elsewhere
    if (to) return { status: 302, text: '', headers: new Headers({ Location: to }) }
    const file = pathname.slice(1).replace(/(^|\/)$/, '$1index.html')
    const text = host.files.get(file)
    const sent = new Headers(host.headers)
    if (file.endsWith('.js')) sent.set('Content-Type', host.scripts)
    return { status: text === undefined ? 404 : 200, text: text ?? host.files.get('404.html') ?? '', headers: sent }
  }
}

function edit(name: string, from: string, to: string) {
  return ({ files }: Pick<Online, 'files'>) => void files.set(name, (files.get(name) ?? '').replaceAll(from, to))
}

function built() {
  const files = [...readFiles(SITES.web.folder)].filter(([name]) => !/\.(br|gz)$/.test(name))
  return new Map(files.map(([name, bytes]) => [name, bytes.toString('utf8')]))
}

/** Runs the command in the test's own folder, with a copy of the test site as dist/. */
function run(args: string[], environment: Record<string, string> = {}) {
  cpSync(SITES.web.folder, test.info().outputPath('dist'), { recursive: true })
  const options = { cwd: test.info().outputPath(), env: { ...process.env, ...environment } }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', CLI, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

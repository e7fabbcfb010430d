import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoValues } from '../../build/demoValues'
import { FOLDERS } from '../support/build'
import { type Change, isHere, NGINX, serveWithNginx } from './serve'

type Spoil = (folder: string) => void

test.describe('npm run verify, against nginx', () => {
  if (!process.env.CI) test.skip(!isHere(NGINX), 'nginx is not on this machine')

  test('approves of the site as it is shipped', async () => {
    const { code, output } = await verifySite({})
    expect(output).toContain('All is well.')
    expect(output).not.toContain('WRONG')
    expect(code).toBe(0)
    for (const line of [
      'reached over https',
      'the one in dist/',
      'security headers',
      'compressed (br)',
      'fetched once',
      'social card loads',
      'sitemap names',
      'No other host',
      'sends to EmailJS',
      '404 page',
    ]) {
      expect(output).toContain(line)
    }
  })

  const CONFIGURATIONS: Record<string, [Change, RegExp]> = {
    'a header that is missing': [
      without(/ {4}add_header Referrer-Policy.*\n/),
      /The header Referrer-Policy is missing.*step 4/,
    ],
    'a policy of another build': [
      (text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      /Content-Security-Policy is not the one of this build.*step 4/,
    ],
    'no compression': [without(/ {4}(brotli|gzip)_static on;\n/g), /The page is not compressed.*step 4/],
    'nothing kept': [
      (text) => text.replace('public, max-age=31536000, immutable', 'no-store'),
      /assets\/ are not kept by browsers.*step 4/,
    ],
    'the page kept for a year': [
      (text) => text.replace('"no-cache"', '"max-age=31536000"'),
      /kept by browsers for hours.*step 4/,
    ],
    'every wrong address answered with the page': [
      (text) => text.replace('$uri/ =404', '$uri/ /index.html'),
      /A wrong address gets 200 instead of the 404 page.*step 4/,
    ],
    'everything sent elsewhere': [
      (text) => text.replace('root /var', 'return 302 https://elsewhere.example/;\n    root /var'),
      /answers 302 instead of the page, and points to https:\/\/elsewhere.example\/.*step 4/,
    ],
  }
  for (const [title, [change, sentence]] of Object.entries(CONFIGURATIONS)) {
    test(`notices ${title}`, async () => {
      const { code, output } = await verifySite({ change })
      expect(output).toMatch(sentence)
      expect(code).toBe(1)
    })
  }

  const SITES: Record<string, [Spoil, RegExp]> = {
    'a page of another build': [
      edit((page) => page.replace('<h1', '<h1 title="old"')),
      /not the one in dist\/.*step 4/,
    ],
    'a script that the host has added': [
      edit((page) => page.replace('</body>', '<script src="https://stats.example/t.js"></script></body>')),
      /fetches https:\/\/stats.example\/t.js from another host.*step 4/,
    ],
    'a social card that was forgotten': [
      (folder) => rmSync(join(folder, 'social-card.png')),
      /social card social-card.png does not load.*step 4/,
    ],
    'a sitemap that was forgotten': [
      (folder) => remove(folder, 'sitemap.xml'),
      /sitemap.xml answers 404.*step 4/,
    ],
    'a 404 page of another build': [
      edit((page) => page.replace('<h1', '<h1 title="old"'), '404.html'),
      /The 404 page online is not the one in dist/,
    ],
    'an icon that was forgotten': [
      (folder) => remove(folder, 'favicon.svg'),
      /favicon.svg answers 404.*step 4/,
    ],
    'the demonstration’s identifiers': [
      edit((page) => page.replace('service_tests12', demoValues['emailjs.serviceId'])),
      /serviceId is still the demonstration’s.*step 3/,
    ],
    'the demonstration’s phone': [
      edit((page) => page.replaceAll('+44 20 7946 0018', demoValues.phone)),
      /The phone is still the demonstration’s.*step 2/,
    ],
    'a site that was built for this computer': [
      (folder) => cpSync(FOLDERS.local, folder, { recursive: true }),
      /sends to the local provider.*step 4/,
    ],
  }
  for (const [title, [spoil, sentence]] of Object.entries(SITES)) {
    test(`notices ${title}`, async () => {
      const { code, output } = await verifySite({ spoil })
      expect(output).toMatch(sentence)
      expect(code).toBe(1)
    })
  }

  test('says when the certificate is one that browsers do not trust', async () => {
    const { code, output } = await verifySite({ trusted: false })
    expect(output).toMatch(/cannot be reached: its certificate is one that browsers do not trust\..*step 5/)
    expect(code).toBe(1)
  })
})

test.describe('npm run verify', () => {
  test('asks for an address when it gets none, or one without https', async () => {
    for (const given of [[], ['www.practice.example'], ['http://practice.example']]) {
      const { code, output } = await run(given, {})
      expect(output).toContain('Give its address with https://')
      expect(code).toBe(1)
    }
  })

  test('says when nothing answers', async () => {
    const { code, output } = await run(['https://localhost:59999/'], { OUT_DIR: FOLDERS.web })
    expect(output).toMatch(/cannot be reached: nothing answers there\. See step 5/)
    expect(code).toBe(1)
  })

  test('asks for a build when there is none to compare with', async () => {
    const { output } = await run(['https://practice.example/'], { OUT_DIR: 'dist-tests/nowhere' })
    expect(output).toContain('Run `npm run build` first')
  })
})

async function verifySite({
  change,
  spoil,
  trusted = true,
}: {
  change?: Change
  spoil?: Spoil
  trusted?: boolean
}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(FOLDERS.web, folder, { recursive: true })
  spoil?.(folder)
  const { address, certificate, stop } = await serveWithNginx(folder, change)
  const result = await run([address], {
    OUT_DIR: FOLDERS.web,
    ...(trusted && { NODE_EXTRA_CA_CERTS: certificate }),
  })
  stop()
  return result
}

function run(args: string[], environment: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      'npx',
      ['tsx', 'verify/cli.ts', ...args],
      { env: { ...process.env, ...environment } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

function without(pattern: RegExp): Change {
  return (text) => text.replace(pattern, '')
}

/** Changes the page as it is served, and drops its compressed twins, which would still be the old one. */
function edit(change: (page: string) => string, name = 'index.html'): Spoil {
  return (folder) => {
    const file = join(folder, name)
    const changed = change(readFileSync(file, 'utf8'))
    remove(folder, name)
    writeFileSync(file, changed)
  }
}

function remove(folder: string, name: string) {
  for (const file of [name, `${name}.br`, `${name}.gz`])
    if (existsSync(join(folder, file))) rmSync(join(folder, file))
}

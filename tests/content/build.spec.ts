import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { TYPICAL, typical } from './typicalPractice.ts'

test('a build with a broken picture fails with its name', async () => {
  const file = test.info().outputPath('practice.yaml')
  mkdirSync(test.info().outputPath('pictures'))
  writeFileSync(
    test.info().outputPath('pictures', 'zoe.jpg'),
    readFileSync('tests/practices/pictures/zofia.jpg').subarray(0, 3_000),
  )
  const portrait = '    portrait:\n      file: zoe.jpg\n      description: Zoë\n'
  writeFileSync(file, `${typical}people:\n  - name: Zoë\n    training: \n      - MA\n    text: Hello.\n${portrait}`)
  const { stderr } = await build('demo', file)
  expect(stderr).toContain('pictures/zoe.jpg, line 1: this picture is incomplete. Upload it again.')
})

test('a build without an address fails with a sentence', async () => {
  const { stderr } = await build('production', 'tests/practices/minimal.yaml')
  expect(stderr).toContain('address is missing. Only Netlify and GitHub Pages fill it in.')
})

test('a build with an example value fails with a sentence, and without a stack', async () => {
  const { stderr, stdout } = await build('production', TYPICAL)
  expect(stderr).toContain(
    `${TYPICAL}, line 4: phone is still the example. Replace it with your own.\n    phone: +1 212`,
  )
  expect(stderr).toMatch(/The site was not built\. What is online stays as it was\.\s*$/)
  expect(stdout).toContain(`::error file=${TYPICAL},line=4::phone is still the example.`)
  expect(stdout).not.toContain('The site is in')
  const summary = readFileSync(test.info().outputPath('summary.md'), 'utf8')
  expect(summary).toContain(`- **${TYPICAL}, line 4**: phone is still the example. Replace it with your own.\n`)
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('a photo of the practice is built, and HTML files in public/, the root or another folder are no pages', async () => {
  const root = test.info().outputPath('copy')
  for (const file of ['src', 'plugins', 'words', 'index.html', 'vite.config.ts', 'package.json'])
    cpSync(file, `${root}/${file}`, { recursive: true })
  for (const folder of ['public', 'out']) mkdirSync(`${root}/${folder}`)
  for (const file of ['public/search-console.html', 'stray.html', 'out/index.html'])
    writeFileSync(`${root}/${file}`, 'x')
  // a photo with a plain name in the project's own folder, where Vite could take its address for a file
  mkdirSync(`${root}/pictures`)
  cpSync('tests/practices/pictures/room.jpg', `${root}/pictures/me.jpg`)
  writeFileSync(`${root}/practice.yaml`, `${typical}picture:\n  file: me.jpg\n  description: A room\n`)
  const { code, stderr } = await build('demo', 'practice.yaml', root)
  expect([code, stderr]).toEqual([0, ''])
  const html = readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  expect(html).toContain('search-console.html')
  for (const stray of ['stray.html', 'out/index.html']) expect(html).not.toContain(stray)
})

type Ended = { code?: number; stderr: string; stdout: string }

async function build(mode: string, practice: string, root = '.'): Promise<Ended> {
  const dist = root === '.' ? test.info().outputPath('dist') : 'dist'
  const command = [
    join(process.cwd(), 'node_modules/vite/bin/vite.js'),
    'build',
    '--mode',
    mode,
    '--outDir',
    dist,
    '--emptyOutDir',
  ]
  const env = {
    ...process.env,
    PRACTICE: practice,
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: test.info().outputPath('summary.md'),
  }
  return promisify(execFile)(process.execPath, command, { cwd: root, env }).then(
    (ended) => ({ ...ended, code: 0 }),
    (reason) => reason,
  )
}

test('npm run dev knows the same pages and pictures', async () => {
  const server = await createServer({ server: { port: 0 }, logLevel: 'silent' })
  await server.listen()
  const get = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]), { redirect: 'manual' })
  const types = async (path: string) => {
    const { status, headers } = await get(path)
    return `${status} ${headers.get('content-type')?.split(';')[0]}`
  }
  const html = await (await get('/')).text()
  expect(html).toContain('<h1')
  expect(html).toContain('/@vite/client')
  expect(await types('/favicon.svg')).toBe('200 image/svg+xml')
  expect((await get('/social-card.png')).status).toBe(200)
  for (const path of ['/favicon.ico', '/no-such-page', '/assets/']) expect(await types(path)).toBe('404 text/html')
  await server.close()
})

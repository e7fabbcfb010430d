import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { freePort } from '../../tools/servers'
import practice from '../practices/shipped'

test('npm start serves the site and the outbox, and says where', async () => {
  const port = await freePort()
  const { child, output } = start({ PORT: String(port), OUT_DIR: 'dist-tests/start' })
  try {
    await expect.poll(output, { timeout: 100_000 }).toContain(`http://localhost:${port}/outbox`)
    expect(output()).toContain(`http://localhost:${port}/`)
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await fetch(`http://${host}:${port}/`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Schedule a Session')
    }
  } finally {
    end(child)
  }
})

test('a port that is in use gets a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const port = (other.address() as { port: number }).port
  const { child, output } = start({ PORT: String(port), OUT_DIR: 'dist-tests/start' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  other.close()
  expect(code).toBe(1)
  expect(output()).toContain(`Port ${port} is in use by another program.`)
  expect(output()).not.toMatch(/^\s+at /m)
})

test('a port that is none gets a sentence', async () => {
  const { child, output } = start({ PORT: 'four' })
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
  expect(output()).toContain('PORT should be a number from 1 to 65535, and not "four".')
})

test('npm run dev tells of a mistake, comes back when it is mended, and survives a change of the tools', async () => {
  const port = await freePort()
  const file = 'dist-tests/configs/dev.ts'
  const write = (name: string) => writeFile(file, `export default ${JSON.stringify({ ...practice, name })}\n`)
  await mkdir('dist-tests/configs', { recursive: true })
  await write('')
  const { child, output } = start({ PORT: String(port), PRACTICE_FILE: file }, ['run', 'dev'])
  const page = async () => {
    const response = await fetch(`http://localhost:${port}/`, { headers: { Accept: 'text/html' } })
    return `${response.status} ${await response.text()}`
  }
  const until = (text: RegExp) => expect.poll(() => page().catch(String), { timeout: 60_000 }).toMatch(text)
  try {
    await until(/^500 .*name should be the name of your practice/s)
    expect(output()).not.toMatch(/^\s+at /m)
    await write('Practice Mended')
    await until(/^200 .*Practice Mended/s)
    await utimes('publish/pictures.tsx', new Date(), new Date())
    await expect.poll(output, { timeout: 60_000 }).toContain('server restarted')
    await until(/^200 .*Practice Mended/s)
    await write('')
    await until(/^500 /)
    expect(output()).not.toContain('Internal server error')
  } finally {
    end(child)
  }
})

function start(environment: Record<string, string>, script = ['start']) {
  // A group of its own, because npm does not pass on the signal that ends it.
  const child = spawn('npm', script, {
    env: { ...process.env, NODE_ENV: '', ...environment },
    detached: true,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  return { child, output: () => text }
}

function end(child: ChildProcess) {
  if (child.pid) process.kill(-child.pid)
}

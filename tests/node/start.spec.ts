import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { freePort } from '../../tools/servers'

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

function start(environment: Record<string, string>) {
  // A group of its own, because npm does not pass on the signal that ends it.
  const child = spawn('npm', ['start'], {
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

import { type ChildProcess, spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { expect, test } from '@playwright/test'
import { listen, localSite } from '../../local/localSite'
import { printAddresses } from '../../local/options'
import { readFiles } from '../../publish/folder'
import { SITES } from '../../tools/testSites'
import practice from '../practices/typical'
import { writePractice } from '../support/practiceFile'
import { freePort, get } from '../support/servers'

test('npm start serves the site and the outbox, and says if the port is in use or invalid', async () => {
  const port = await freePort()
  const { child, output } = start({ PORT: String(port) })
  try {
    await expect.poll(output, { timeout: 100_000 }).toContain(`http://localhost:${port}/outbox`)
    expect(output()).toContain(`http://localhost:${port}/`)
    expect(output()).toMatch(/^Note: .*Please check each number/m)
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await fetch(`http://${host}:${port}/`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Schedule a Session')
    }
    const refusals = [
      [String(port), `Port ${port} is in use by another program.`],
      ['four', 'The port should be a number from 1 to 65535, not "four".'],
    ] as const
    await Promise.all(
      refusals.map(async ([PORT, sentence]) => {
        const second = start({ PORT }, 'node --import tsx local/start.ts')
        expect(await new Promise((resolve) => second.child.once('exit', resolve))).toBe(1)
        expect(second.output()).toContain(sentence)
        expect(second.output()).not.toMatch(/^\s+at /m)
      }),
    )
  } finally {
    end(child)
  }
})

test('over the network, at the printed address, the local site serves its pages but not the outbox', async () => {
  const other = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  test.skip(!other, 'this machine has no network')
  const server = localSite({ files: readFiles(SITES.local.folder) })
  const address = `http://${other}:${await listen(server, 0, '0.0.0.0')}/`
  expect((await fetch(address)).status).toBe(200)
  for (const path of ['/outbox', '/outbox.json', '/provider/next'])
    for (const Host of [new URL(address).host, 'localhost'])
      expect((await get(address, { path, headers: { Host } })).status, `${path} as ${Host}`).toBe(403)
  server.close()
  const printed: string[] = []
  const { log } = console
  console.log = (line: string) => void printed.push(line)
  printAddresses({ port: 4173, host: '0.0.0.0' })
  console.log = log
  expect(printed.join('\n')).toContain(`On a phone   http://${other}:4173/`)
  expect(printed.join('\n')).not.toContain('http://127.')
})

test('npm run dev reports an invalid value, reloads the page when it is fixed, and keeps the outbox', async () => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const write = (name: string) => writePractice('dev', { name })
  const { child, output } = start({ PORT: String(port), PRACTICE_FILE: await write('') }, 'npm run dev')
  const get = async (path: string, headers: Record<string, string> = { Accept: 'text/html' }) => {
    const response = await fetch(address + path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const page = () => get('/').then(({ status, text }) => `${status} ${text}`, String)
  const until = (text: RegExp) => expect.poll(page, { timeout: 60_000 }).toMatch(text)
  try {
    await until(/^500 .*name .*should be the name of your practice/s)
    expect((await get('/')).text).toContain('/reload.js')
    expect((await get('/reload.js', {})).status).toBe(200)
    const events = (await fetch(`${address}/reload`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    await events?.read()
    expect(output()).not.toMatch(/^\s+at /m)
    await write('Practice Fixed')
    await until(/^200 .*Practice Fixed/s)
    expect((await events?.read())?.value, 'the browser is told to reload').toBe('data:\n\n')
    const missing = await get('/nowhere')
    expect([missing.status, missing.text.includes('Page not found')]).toEqual([404, true])
    const { publicKey: user_id, serviceId: service_id, templateId: template_id } = practice.emailjs
    const body = { user_id, service_id, template_id }
    await fetch(`${address}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(body) })
    await write('Practice Renamed')
    await until(/^200 .*Practice Renamed/s)
    const outbox = await get('/outbox.json', { Origin: 'http://localhost:1' })
    expect(JSON.parse(outbox.text)).toHaveLength(1)
    expect(outbox.headers.get('access-control-allow-origin')).toBeNull()
  } finally {
    end(child)
  }
})

function start(environment: Record<string, string>, command = 'npm start') {
  // In its own process group (detached), because npm doesn't forward signals.
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, { env: { ...process.env, NODE_ENV: '', ...environment }, detached: true })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  return { child, output: () => text }
}

function end(child: ChildProcess) {
  if (child.pid) process.kill(-child.pid)
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listen } from '../../local/localSite'
import { asPhone } from '../../practice/phone'
import { renderTemplate } from '../../provider/mail'
import { sendEnquiry } from '../../src/enquiry/sendEnquiry'
import { SITES } from '../../tools/testSites'
import practice from '../practices/typical'
import { get } from '../support/servers'
import { withSite } from '../support/site'

const SEND = 'api/v1.0/email/send'
const { publicKey: user_id, serviceId: service_id, templateId: template_id } = practice.emailjs
const GOOD = { lib_version: '4.4.1', user_id, service_id, template_id, template_params: { from_name: 'Robin' } }
const message = (letters: number) => ({ template_params: { message: 'x'.repeat(letters) } })

test('the local provider responds like EmailJS', async () => {
  const answers: [change: object | string, status: number, text: string][] = [
    [{}, 200, 'OK'],
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [{ user_id: 'x' }, 400, 'The Public Key is invalid'],
    [{ service_id: undefined }, 400, 'The service_id parameter is required'],
    [{ service_id: 'x' }, 400, 'The service ID not found'],
    [{ template_id: 7 }, 400, 'The template_id parameter is required'],
    [{ template_id: 'x' }, 400, 'The template ID not found'],
    [{ template_params: [] }, 400, 'The template_params parameter is invalid'],
    [{ template_params: 'x' }, 400, 'The template_params parameter is invalid'],
    ['{"user_id":', 400, 'Bad Request'],
    [message(51_200), 200, 'OK'],
    [message(51_201), 413, 'Variables size limit'],
    [{ template_params: { message: 'ü'.repeat(25_601) } }, 413, 'Variables size limit'],
    [message(2_000_000), 413, 'Payload Too Large'],
  ]
  await withSite(SITES.local.folder, async (address) => {
    for (const [change, status, text] of answers) {
      const body = typeof change === 'string' ? change : JSON.stringify({ ...GOOD, ...change })
      const answer = await fetch(address + SEND, { method: 'POST', body })
      expect([answer.status, await answer.text()]).toEqual([status, text])
    }
    expect(await (await fetch(`${address}outbox.json`)).json()).toHaveLength(2)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers } = await fetch(address + SEND, { method })
      expect([status, headers.get('allow')]).toEqual([405, 'POST'])
    }
    for (const page of ['outbox', 'outbox.json'])
      expect((await fetch(address + page)).headers.get('cache-control'), page).toBe('no-store')
  })
})

test('the outbox keeps the last 100 deliveries, and the log never contains a message', async () => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const send = async (address: string) => {
    for (let number = 1; number <= 103; number++) {
      const body = JSON.stringify({
        ...GOOD,
        template_params: { from_name: 'secret', from_email: 'secret@mail.example', message: `secret ${number}` },
      })
      await fetch(address + SEND, { method: 'POST', body })
    }
    const outbox = await (await fetch(`${address}outbox.json`)).json()
    expect(outbox).toHaveLength(100)
    expect(await (await fetch(`${address}outbox`)).text()).toContain('<h2 id="n103">Anfrage über die Website')
    expect([outbox[0].params.message, outbox[99].params.message]).toEqual(['secret 103', 'secret 4'])
  }
  await withSite(SITES.richest.folder, send, log)
  expect(lines).toHaveLength(103)
  expect(lines.join('\n')).not.toContain('secret')
})

test('the local site rejects unknown paths, methods, hosts, origins and fault names', async () => {
  await withSite(SITES.local.folder, async (address) => {
    const outside = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/../../../package.json']
    for (const path of ['/nowhere', '/.git/config', '/%00', '/%', ...outside]) {
      const { status, body } = await get(address, { path })
      expect([status, body.includes('Page not found')], path).toEqual([404, true])
    }
    expect((await get(address, { path: '//' })).status).toBe(400)
    for (const Host of ['elsewhere.example', 'localhost.elsewhere.example'])
      expect((await get(address, { path: '/outbox.json', headers: { Host } })).status, Host).toBe(403)
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405)
    await fetch(`${address}provider/next`, { method: 'PUT', body: '{"status":418,"times":2}' })
    const faulty = [1, 2, 3].map(() => fetch(address + SEND, { method: 'POST', body: JSON.stringify(GOOD) }))
    expect((await Promise.all(faulty)).map(({ status }) => status).toSorted()).toEqual([200, 418, 418])
    for (const body of ['{"status":1}', '{"behave":"hagn"}', '{"statsu":500}', '{"times":1e9}', '{'])
      expect((await fetch(`${address}provider/next`, { method: 'PUT', body })).status, body).toBe(400)
    const origins = { 'https://elsewhere.example': 403, null: 403, [new URL(address).origin]: 200 }
    for (const [Origin, status] of Object.entries(origins)) {
      const sent = await fetch(address + SEND, { method: 'POST', body: JSON.stringify(GOOD), headers: { Origin } })
      expect(sent.status, Origin).toBe(status)
    }
  })
})

test('the local site survives odd and aborted requests, and a build that replaces its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replaced-'))
  cpSync(SITES.local.folder, folder, { recursive: true })
  await withSite(folder, async (address) => {
    const strange = JSON.stringify({ ...GOOD, template_params: { message: { toString: 1 } } })
    expect((await fetch(address + SEND, { method: 'POST', body: strange })).status).toBe(200)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
        socket.write(`POST /${SEND} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf`)
        setTimeout(() => socket.resetAndDestroy(), 100)
      })
      socket.on('close', () => resolve())
    })
    rmSync(folder, { recursive: true })
    for (const [path, status] of Object.entries({ '': 200, 'favicon.svg': 200, nowhere: 404, outbox: 200 }))
      expect((await fetch(address + path)).status, path).toBe(status)
  })
})

test('templates are rendered the way EmailJS renders them', () => {
  const params = { name: '<b>"Robin" & co</b>', empty: null }
  expect(renderTemplate('{{name}}', params)).toBe('&#60;b&#62;&#34;Robin&#34; &#38; co&#60;/b&#62;')
  expect(renderTemplate('{{{ name }}}', params)).toBe(params.name)
  expect(renderTemplate('a{{ missing }}{{empty}}b', params)).toBe('ab')
  expect(renderTemplate('{{name}}', { name: '{{other}}', other: 'x' })).toBe('{{other}}')
})

test('the form sends the same bytes as @emailjs/browser 4.4.1', async () => {
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requests.push([method, url, headers['content-type'], Buffer.concat(await request.toArray()).toString('base64')])
    response.end('OK')
  })
  const origin = `http://localhost:${await listen(server, 0)}`
  const [from_name, from_email, service, message] = ['Zoë "Z" <b>', 'zoe@mail.example', 'Any', 'Hi 👋\n\u2028{{x}}']
  await sendEnquiry(
    { name: from_name, email: from_email, service, message },
    { ...practice, phone: asPhone(practice.phone), providerOrigin: origin },
  )

  // The SDK reads these globals as soon as it is imported.
  Object.assign(globalThis, { location: { host: 'zoe-and-sam.example', pathname: '/' }, localStorage: undefined })
  const { default: emailjs } = await import('@emailjs/browser')
  const { publicKey, serviceId, templateId } = practice.emailjs
  emailjs.init({ publicKey }, origin)
  const params = { from_name, from_email, service, message, to_email: practice.email }
  expect(await emailjs.send(serviceId, templateId, params)).toMatchObject({ status: 200, text: 'OK' })
  for (const name of ['location', 'localStorage']) Reflect.deleteProperty(globalThis, name)
  server.close()
  expect(requests).toHaveLength(2)
  expect(requests[0]).toEqual(requests[1])
})

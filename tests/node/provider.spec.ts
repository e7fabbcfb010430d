import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { renderMail } from '../../provider/renderMail'
import { SITES } from '../../tools/build'
import practice from '../practices/shipped'
import { withSite as serve } from '../support/site'

const { publicKey: user_id, serviceId: service_id, templateId: template_id } = practice.emailjs
const GOOD = {
  lib_version: '4.4.1',
  user_id,
  service_id,
  template_id,
  template_params: { from_name: 'Robin' },
}

test.describe('The local provider answers like EmailJS:', () => {
  const ANSWERS: [title: string, body: string, status: number, text: string][] = [
    ['a good request', JSON.stringify(GOOD), 200, 'OK'],
    ['no public key', JSON.stringify({ ...GOOD, user_id: '' }), 400, 'The user_id parameter is required'],
    ['a wrong public key', JSON.stringify({ ...GOOD, user_id: 'x' }), 400, 'The Public Key is invalid'],
    [
      'no service id',
      JSON.stringify({ ...GOOD, service_id: undefined }),
      400,
      'The service_id parameter is required',
    ],
    ['a wrong service id', JSON.stringify({ ...GOOD, service_id: 'x' }), 400, 'The service ID not found'],
    [
      'no template id',
      JSON.stringify({ ...GOOD, template_id: 7 }),
      400,
      'The template_id parameter is required',
    ],
    ['a wrong template id', JSON.stringify({ ...GOOD, template_id: 'x' }), 400, 'The template ID not found'],
    [
      'params that are a list',
      JSON.stringify({ ...GOOD, template_params: [] }),
      400,
      'The template_params parameter is invalid',
    ],
    [
      'params that are a text',
      JSON.stringify({ ...GOOD, template_params: 'x' }),
      400,
      'The template_params parameter is invalid',
    ],
    ['broken JSON', '{"user_id":', 400, 'Bad Request'],
    [
      '50 kB of variables',
      JSON.stringify({ ...GOOD, template_params: { message: 'x'.repeat(51_200) } }),
      200,
      'OK',
    ],
    [
      'more than 50 kB',
      JSON.stringify({ ...GOOD, template_params: { message: 'x'.repeat(51_201) } }),
      413,
      'Variables size limit',
    ],
    [
      'more than anybody writes',
      JSON.stringify({ ...GOOD, template_params: { message: 'x'.repeat(2_000_000) } }),
      413,
      'Payload Too Large',
    ],
  ]
  for (const [title, body, status, text] of ANSWERS) {
    test(`${title}: ${status} ${text}`, async () => {
      await withSite(async (address) => {
        const answer = await fetch(`${address}api/v1.0/email/send`, { method: 'POST', body })
        expect([answer.status, await answer.text()]).toEqual([status, text])
        const outbox = await (await fetch(`${address}outbox.json`)).json()
        expect(outbox).toHaveLength(status === 200 ? 1 : 0)
      })
    })
  }

  test('other methods: 405', async () => {
    await withSite(async (address) => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        expect((await fetch(`${address}api/v1.0/email/send`, { method })).status).toBe(405)
      }
    })
  })
})

test.describe('The local site', () => {
  test('keeps the last 100 deliveries, newest first, and logs each in one line without a word of it', async () => {
    const lines: string[] = []
    await withSite(async (address) => {
      for (let number = 1; number <= 103; number++) {
        const body = JSON.stringify({ ...GOOD, template_params: { message: `secret ${number}` } })
        await fetch(`${address}api/v1.0/email/send`, { method: 'POST', body })
      }
      const outbox = await (await fetch(`${address}outbox.json`)).json()
      expect(outbox).toHaveLength(100)
      expect(outbox[0].params.message).toBe('secret 103')
      expect(outbox[99].params.message).toBe('secret 4')
    }, lines)
    expect(lines).toHaveLength(103)
    expect(lines.join('\n')).not.toContain('secret')
  })

  test('answers unknown paths with the 404 page, and serves nothing outside the built files', async () => {
    await withSite(async (address) => {
      const { port } = new URL(address)
      for (const path of [
        '/nowhere',
        '/a/b/c',
        '/../package.json',
        '/%2e%2e/package.json',
        '/..%2fpackage.json',
        '/assets/../../../package.json',
        '/.git/config',
        '/%00',
        '/%',
      ]) {
        const { status, body } = await raw(Number(port), path)
        expect(status, path).toBe(404)
        expect(body, path).toContain('This page is not here')
      }
    })
  })

  test('survives requests that are odd or broken off, and refuses those of other names', async () => {
    await withSite(async (address) => {
      const port = Number(new URL(address).port)
      expect((await raw(port, '//')).status).toBe(400)
      expect((await raw(port, '/outbox.json', { Host: 'elsewhere.example' })).status).toBe(403)
      const strange = JSON.stringify({ ...GOOD, template_params: { message: { toString: 1 } } })
      expect((await fetch(`${address}api/v1.0/email/send`, { method: 'POST', body: strange })).status).toBe(
        200,
      )
      for (const fault of ['{"status":1}', '{"behave":"hagn"}', '{']) {
        expect((await fetch(`${address}provider/next`, { method: 'PUT', body: fault })).status).toBe(400)
      }
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf',
          )
          setTimeout(() => socket.resetAndDestroy(), 100)
        })
        socket.on('close', () => resolve())
      })
      expect((await fetch(`${address}outbox`)).status).toBe(200)
    })
  })

  test('takes enquiries of its own pages alone, as far as a browser tells', async () => {
    await withSite(async (address) => {
      const send = (headers: Record<string, string>) =>
        fetch(`${address}api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(GOOD), headers })
      expect((await send({ Origin: 'https://elsewhere.example' })).status).toBe(403)
      expect((await send({ Origin: 'null' })).status).toBe(403)
      expect(await (await fetch(`${address}outbox.json`)).json()).toEqual([])
      expect((await send({ Origin: new URL(address).origin })).status).toBe(200)
    })
  })

  test('goes on when its files are taken away, as by a build that runs beside it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taken-'))
    cpSync(SITES.local.folder, folder, { recursive: true })
    await serve(folder, async (address) => {
      rmSync(folder, { recursive: true })
      for (const path of ['', 'favicon.svg', 'nowhere', 'outbox'])
        expect([200, 404]).toContain((await fetch(address + path)).status)
    })
  })

  test('refuses to be written to', async () => {
    await withSite(async (address) => {
      expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405)
    })
  })
})

test('the answer to a visitor goes to the visitor alone: no mail in any language has a link that starts one', () => {
  for (const file of readdirSync('docs').filter((name) => name.startsWith('emailjs-template'))) {
    const template = readFileSync(join('docs', file), 'utf8')
    expect(template).not.toContain('mailto:')
    const mail = renderMail(template, { from_email: 'jane%40client.org?bcc=somebody@else.example' })
    expect(mail).not.toMatch(/href/)
    expect(mail).toContain('<pre')
    expect(/Subject: (.*?) -->/.exec(template)?.[1]).toMatch(/^[^{]+: \{\{service\}\}$/)
  }
})

test('a template is rendered by EmailJS’s rules', () => {
  const params = { name: '<b>"Robin" & co</b>', empty: null }
  expect(renderMail('{{name}}', params)).toBe('&#60;b&#62;&#34;Robin&#34; &#38; co&#60;/b&#62;')
  expect(renderMail('{{{ name }}}', params)).toBe(params.name)
  expect(renderMail('a{{ missing }}{{empty}}b', params)).toBe('ab')
  expect(renderMail('{{name}}', { name: '{{other}}', other: 'x' })).toBe('{{other}}')
})

function withSite(work: (address: string) => Promise<void>, lines: string[] = []) {
  return serve(SITES.local.folder, work, { log: (line) => void lines.push(line) })
}

/** A request whose path is sent as it is: fetch would tidy it up. */
async function raw(port: number, path: string, headers: Record<string, string> = {}) {
  const { request } = await import('node:http')
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })
}

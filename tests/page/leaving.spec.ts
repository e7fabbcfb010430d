import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../local/localSite'
import { ENGINES, expect, test, WORDS } from '../support/site'

test(
  'a message is delivered even if the visitor leaves right after pressing Send',
  ENGINES,
  async ({ page, form, site }) => {
    const messages: string[] = []
    const provider = createServer(async (request, response) => {
      const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      if (request.method === 'OPTIONS')
        await wait(500) // the browser is still waiting for this when the visitor leaves
      else messages.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).template_params.message)
      response.writeHead(200, cors).end('OK')
    })
    // A different origin, as with EmailJS: otherwise, the browser sends no preflight.
    const origin = `http://127.0.0.1:${await listen(provider, 0)}`
    const html = await (await fetch(site)).text()
    const changed = html
      .replace('"providerOrigin":""', `"providerOrigin":"${origin}"`)
      .replace('connect-src &#x27;self&#x27;', `connect-src ${origin}`)
    expect(changed.split(origin)).toHaveLength(3)
    // Not page.route(), which aborts requests when the page closes.
    const server = createServer(async ({ url = '/' }, response) => {
      const file = await fetch(site.slice(0, -1) + url)
      response.writeHead(200, { 'Content-Type': file.headers.get('content-type') ?? '' })
      response.end(url === '/' ? changed : Buffer.from(await file.arrayBuffer()))
    })
    await page.goto(`http://localhost:${await listen(server, 0)}/`)
    // Browsers reject keepalive requests with bodies over 64 KiB, and each quotation mark is two bytes in JSON.
    const long = '"'.repeat(40_000)
    await form.succeed({ message: long })
    await form.write()
    await form.send()
    await page.close()
    await expect.poll(() => messages).toEqual([long, WORDS.message])
    provider.close()
    server.close()
  },
)

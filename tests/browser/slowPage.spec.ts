import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listen } from '../../local/localSite'
import { SITES } from '../../tools/build'
import { expect, formOf, test, WORDS } from '../support/site'

const HTML = readFileSync(join(SITES.local.folder, 'index.html'), 'utf8')
const AFTER_FORM = HTML.indexOf('</form>') + '</form>'.length

test('a submit while the rest of the page is still arriving is sent once', async ({ page, site, provider }) => {
  await withPartialPage(page, site, HTML.slice(0, AFTER_FORM), 'stall', async () => {
    const form = formOf(page)
    await form.write()
    await form.email.press('Enter')
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toEqual([expect.objectContaining({ message: WORDS.message })])
  })
})

for (const [what, length] of [
  ['after the form', AFTER_FORM],
  ['in the middle of the form', HTML.indexOf('<button type="submit"')],
] as const)
  test(`a page that breaks off ${what} can still send`, async ({ page, site, provider }) => {
    await withPartialPage(page, site, HTML.slice(0, length), 'end', async () => {
      const form = formOf(page)
      await form.write()
      await expect(form.button).toBeVisible()
      await form.expectWords()
      await form.send()
      await expect(form.success).toBeVisible()
      expect(await provider.deliveries()).toHaveLength(1)
    })
  })

/** Serves the beginning of the page, and everything else from the worker's site. */
async function withPartialPage(
  page: Page,
  site: string,
  html: string,
  then: 'stall' | 'end',
  work: () => Promise<void>,
) {
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET' } = request
    if (url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html)
      if (then === 'end') response.end()
      return
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = method === 'POST' ? Buffer.concat(parts).toString() : null
    const proxied = await fetch(site.slice(0, -1) + url, { method, body })
    const type = proxied.headers.get('content-type') ?? ''
    response.writeHead(proxied.status, { 'Content-Type': type }).end(Buffer.from(await proxied.arrayBuffer()))
  })
  await page.goto(`http://localhost:${await listen(server, 0)}/`, { waitUntil: 'commit' })
  await expect(page.locator('#name')).toBeVisible()
  await work()
  server.closeAllConnections()
  server.close()
}

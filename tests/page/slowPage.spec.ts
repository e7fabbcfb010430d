import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../local/localSite'
import { SITES } from '../../tools/testSites'
import { test as base, ENGINES, expect, untilHydrated, WORDS } from '../support/site'

type Arrival = { before: string; ends: boolean }

const AFTER_FORM = '<div id="without-script"'
const INSIDE_FORM = '<button type="submit"'

/** Opens a page that ends or stalls partway through. Other requests are proxied to the `site` fixture. */
const test = base.extend<{ openPart: (arrival: Arrival) => Promise<void> }>({
  openPart: async ({ page, site }, use) => {
    const html = readFileSync(join(SITES.local.folder, 'index.html'), 'utf8')
    let arrival: Arrival = { before: '', ends: true }
    const server = createServer(async (request, response) => {
      const { url = '/', method = 'GET' } = request
      if (url === '/') {
        response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
          .write(html.slice(0, html.indexOf(arrival.before)))
        if (arrival.ends) response.end()
        return
      }
      const body = method === 'POST' ? Buffer.concat(await request.toArray()) : null
      const proxied = await fetch(site.slice(0, -1) + url, { method, body })
      const type = proxied.headers.get('content-type') ?? ''
      response.writeHead(proxied.status, { 'Content-Type': type }).end(Buffer.from(await proxied.arrayBuffer()))
    })
    const address = `http://localhost:${await listen(server, 0)}/`
    await use(async (wanted) => {
      arrival = wanted
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.locator('#name')).toBeVisible()
    })
    server.closeAllConnections()
    server.close()
  },
})

test('submitting while the page is still loading sends one message', async ({ openPart, form, provider }) => {
  await openPart({ before: AFTER_FORM, ends: false })
  await form.write()
  await form.email.press('Enter')
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toEqual([expect.objectContaining({ message: WORDS.message })])
})

test(
  'a partly loaded form is not hydrated while the rest may still be on its way',
  ENGINES,
  async ({ page, openPart, form }) => {
    await openPart({ before: INSIDE_FORM, ends: false })
    await form.name.fill(WORDS.name)
    await page.waitForTimeout(1_000)
    expect(await form.form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(
      false,
    )
    await expect(form.name).toHaveValue(WORDS.name)
  },
)

test(
  'the form works even if the page is cut off after or inside it',
  ENGINES,
  async ({ page, openPart, form, provider }) => {
    for (const before of [AFTER_FORM, INSIDE_FORM]) {
      await openPart({ before, ends: true })
      await form.name.fill(WORDS.name)
      await untilHydrated(page) // if the form is incomplete, React replaces it
      await form.write()
      await expect(form.button).toBeVisible()
      await form.expectWords()
      await form.send()
      await expect(form.success).toBeVisible()
    }
    expect(await provider.deliveries()).toHaveLength(2)
  },
)

import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, localSite } from '../../provider/localSite'
import { FOLDERS } from '../support/build'
import { expect, formOf, practice, test } from '../support/site'

test('the site works under a sub-path, as on GitHub Pages', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sub-path-'))
  await cp(FOLDERS.web, folder, { recursive: true })
  await cp(FOLDERS.web, join(folder, 'my', 'practice'), { recursive: true })
  const server = await localSite({
    folder,
    identifiers: practice.emailjs,
    providerOrigin: 'https://api.emailjs.com',
  })
  const address = `http://localhost:${await listen(server, 0)}/my/practice/`
  const outside: string[] = []
  const failed: string[] = []
  page.on('request', (request) => request.url().startsWith(address) || outside.push(request.url()))
  page.on('response', (response) => response.ok() || failed.push(response.url()))
  await page.route('https://api.emailjs.com/**', (route) =>
    route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )

  await page.goto(address)
  await expect.poll(() => page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(true)
  for (const link of await page
    .locator('head link[rel=icon], head link[rel=manifest], head link[rel=apple-touch-icon]')
    .all()) {
    const href = await link.evaluate((element: HTMLLinkElement) => element.href)
    expect(href.startsWith(address)).toBe(true)
    expect((await fetch(href)).status).toBe(200)
  }
  const form = formOf(page)
  await form.write()
  await form.button.click()
  await expect(form.success).toBeVisible()
  expect(failed).toEqual([])
  expect(outside.filter((url) => !url.startsWith('https://api.emailjs.com/'))).toEqual([])
  server.close()
  server.closeAllConnections()
})

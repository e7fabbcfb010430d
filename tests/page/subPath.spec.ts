import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITES } from '../../tools/testSites'
import { expect, test, withSite } from '../support/site'

for (const path of ['my/practice/', '', 'somewhere/else/'])
  test(`a site built for /my/practice/ works at /${path}, and contacts no other host until the form is submitted`, async ({
    page,
    form,
  }) => {
    const host = mkdtempSync(join(tmpdir(), 'host-'))
    cpSync(SITES.subPath.folder, join(host, path), { recursive: true })
    // GitHub Pages serves the site's 404.html for every unknown address.
    cpSync(join(SITES.subPath.folder, '404.html'), join(host, '404.html'))
    await withSite(host, async (start) => {
      const address = start + path
      const outside: string[] = []
      const failed: string[] = []
      page.on('request', (request) => {
        const isPreflight = request.method() === 'OPTIONS'
        if (!isPreflight && !request.url().startsWith(address)) outside.push(`${request.method()} ${request.url()}`)
      })
      page.on('response', (response) => response.ok() || failed.push(response.url()))
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      await page.route('https://api.emailjs.com/**', (route) => route.fulfill({ body: 'OK', headers }))
      await page.goto(address)
      await expect.poll(() => page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(true)
      const links = page.locator('head link:is([rel=icon], [rel=manifest], [rel=apple-touch-icon])')
      const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
      expect(files).toHaveLength(3)
      for (const href of files) {
        expect(href.startsWith(address)).toBe(true)
        expect((await fetch(href)).status).toBe(200)
      }
      await page.mouse.wheel(0, 20_000)
      await form.write()
      await page.waitForTimeout(300)
      expect(outside).toEqual([])
      await form.succeed()
      expect(failed).toEqual([])
      expect(outside).toEqual(['POST https://api.emailjs.com/api/v1.0/email/send'])

      if (path !== 'my/practice/') return // the not-found page works only at the address it was built for
      await page.goto(`${address}deep/down/nowhere`)
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Care for your mind')
    })
  })

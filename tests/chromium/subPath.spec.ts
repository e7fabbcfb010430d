import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../tools/build'
import { expect, formOf, test, withSite } from '../support/site'

test('the site works under a sub-path, as on GitHub Pages, and its 404 page leads back there', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sub-path-'))
  const built = await build('web', {
    OUT_DIR: join(folder, 'my', 'practice'),
    PRACTICE_FILE: 'tests/practices/subPath.ts',
  })
  expect(built.code, built.output).toBe(0)
  await cp(join(folder, 'my', 'practice', '404.html'), join(folder, '404.html'))
  await withSite(folder, async (start) => {
    const address = `${start}my/practice/`
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

    await page.goto(`${address}deep/down/nowhere`)
    await expect.poll(() => page.evaluate(() => document.fonts.check('450 20px Fraunces'))).toBe(true)
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Care for your mind')
  })
  await rm(folder, { recursive: true, force: true })
})

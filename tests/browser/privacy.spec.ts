import { SITES } from '../../tools/build'
import { expect, formOf, test, withSite } from '../support/site'

test.describe('Privacy:', () => {
  test('no other host gets a request until the visitor sends, and then only the provider', async ({ page }) => {
    await withSite(SITES.web.folder, async (address) => {
      const elsewhere: string[] = []
      page.on(
        'request',
        (request) => request.url().startsWith(address) || elsewhere.push(`${request.method()} ${request.url()}`),
      )
      await page.route('https://api.emailjs.com/**', (route) =>
        route.fulfill({
          status: 200,
          body: 'OK',
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        }),
      )
      await page.goto(address)
      await page.mouse.wheel(0, 20_000)
      const form = formOf(page)
      await form.write()
      await page.waitForTimeout(300)
      expect(elsewhere).toEqual([])
      await form.send()
      await expect(form.success).toBeVisible()
      const calls = elsewhere.filter((call) => !call.startsWith('OPTIONS'))
      expect(calls).toEqual(['POST https://api.emailjs.com/api/v1.0/email/send'])
    })
  })

  test('no cookie, storage or worker is left behind', async ({ page, context }) => {
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    expect(await context.cookies()).toEqual([])
    const left = await page.evaluate(async () => ({
      cookie: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(left).toEqual({ cookie: '', local: {}, session: {}, databases: 0, caches: 0, workers: 0 })
  })

  test('links to other sites send no referrer and no opener', async ({ page }) => {
    await page.goto('/')
    const referrers: (string | undefined)[] = []
    await page.route(/facebook\.com|instagram\.com/, (route) => {
      referrers.push(route.request().headers().referer)
      return route.fulfill({ contentType: 'text/html', body: 'elsewhere' })
    })
    for (const name of ['Facebook', 'Instagram']) {
      await page.getByRole('link', { name }).click()
      await expect(page.getByText('elsewhere', { exact: true })).toBeVisible()
      expect(await page.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
      await page.goto('/')
    }
    expect(referrers).toEqual([undefined, undefined])
  })
})

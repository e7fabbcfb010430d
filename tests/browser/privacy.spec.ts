import { SITES } from '../../tools/build'
import { expect, formOf, practice, test, withSite } from '../support/site'

test.describe('Nobody looks on', () => {
  test('no other host is asked for anything; then the provider, and only it', async ({ page }) => {
    await withSite(SITES.web.folder, async (address) => {
      const elsewhere: string[] = []
      page.on(
        'request',
        (request) =>
          request.url().startsWith(address) || elsewhere.push(`${request.method()} ${request.url()}`),
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

  test('no cookie, no storage, no worker is left behind', async ({ page, context }) => {
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

  test('links to other sites tell them neither where one comes from nor who opened them', async ({
    page,
  }) => {
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

  test('in the frame of another site the form gives way to a link to the page', async ({ page, site }) => {
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${site}" width="800" height="600"></iframe>`,
      }),
    )
    // As on a host that takes no headers of one's own.
    await page.route(`${site}**`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      for (const name of [
        'content-security-policy',
        'x-frame-options',
        'cross-origin-resource-policy',
        'cross-origin-embedder-policy',
      ])
        delete headers[name]
      await route.fulfill({ response, headers })
    })
    await page.goto('https://elsewhere.example/')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('the form works only on our own page')).toBeVisible()
    await expect(frame.getByRole('link', { name: practice.address })).toHaveAttribute('target', '_top')
    await expect(frame.locator('form')).toHaveCount(0)
    await frame.locator('#enquiry').click()
    await page.waitForTimeout(300)
    await expect(frame.locator('form')).toHaveCount(0)
  })
})

import { SITES } from '../../tools/testSites'
import { expect, test, withSite } from '../support/site'

test('no other host gets a request until the form is sent', async ({ page, form }) => {
  await withSite(SITES.web.folder, async (address) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(address)) elsewhere.push(`${request.method()} ${request.url()}`)
    })
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    await page.route('https://api.emailjs.com/**', (route) => route.fulfill({ body: 'OK', headers }))
    await page.goto(address)
    await page.mouse.wheel(0, 20_000)
    await form.write()
    await page.waitForTimeout(300)
    expect(elsewhere).toEqual([])
    await form.send()
    await expect(form.success).toBeVisible()
    const calls = elsewhere.filter((call) => !call.startsWith('OPTIONS'))
    expect(calls).toEqual(['POST https://api.emailjs.com/api/v1.0/email/send'])
  })
})

test('no cookies, storage or workers are left behind', async ({ page, context, form }) => {
  await page.goto('/')
  await form.succeed()
  expect(await context.cookies()).toEqual([])
  const left = await page.evaluate(async () => ({
    cookie: document.cookie,
    stored: { ...localStorage, ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(left).toEqual({ cookie: '', stored: {}, databases: 0, caches: 0, workers: 0 })
})

test('links to other sites don’t send a referrer or expose an opener', async ({ page }) => {
  const referrers: (string | undefined)[] = []
  await page.route(/facebook\.com|instagram\.com/, (route) => {
    referrers.push(route.request().headers().referer)
    return route.fulfill({ contentType: 'text/html', body: 'elsewhere' })
  })
  for (const name of ['Facebook', 'Instagram']) {
    await page.goto('/')
    await page.getByRole('link', { name }).click()
    await expect(page.getByText('elsewhere', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  }
  expect(referrers).toEqual([undefined, undefined])
})

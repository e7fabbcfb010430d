import { expect, test } from '../support/site'

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
    await expect(page.locator('meta[name=referrer]'), 'for hosts without headers').toHaveAttribute(
      'content',
      'no-referrer',
    )
    await expect(page.getByRole('link', { name })).toHaveAttribute('rel', /noopener/)
    await page.getByRole('link', { name }).click()
    await expect(page.getByText('elsewhere', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  }
  expect(referrers).toEqual([undefined, undefined])
})

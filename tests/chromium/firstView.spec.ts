import { expect, test } from '../support/site'

test('the first view is the page, two fonts and the icon: four requests, one host, no script', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const names = requests.map((address) => new URL(address).pathname)
  expect(
    names.filter((name) => !/^\/$|\.woff2$|favicon\.svg$/.test(name)),
    'unexpected requests',
  ).toEqual([])
  expect(names.length).toBeLessThanOrEqual(4)
  expect(new Set(requests.map((address) => new URL(address).host)).size).toBe(1)
})

test('nothing shifts while scrolling', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(60)
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
})

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

import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, lastService, test } from './formOnPage.ts'
import { SITES } from './sites.js'

const PATH = '/api/v1.0/email/send'
const OWN_ORIGIN = { Origin: new URL(SITES.typical.url).origin }
const BODY = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { from_name: '<b>Robin</b>', message: 'One\ntwo' },
}

test('sending makes exactly the specified call', async ({ page, form }) => {
  await form.open()
  await form.fillIn({ name: 'Zoë', email: '  robin@mail.test ', message: 'One\n“two”' })
  await form.service.selectOption(lastService)
  const [request] = await Promise.all([page.waitForRequest(`**${PATH}`), form.send.click()])
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postData()).toBe(
    `{"lib_version":"4.4.1","user_id":"Ab3dEf6hIj9lMn2pQ","service_id":"service_tests12","template_id":"template_tests1","template_params":{"from_name":"Zoë","from_email":"robin@mail.test","service":"${lastService}","message":"One\\n“two”","to_email":"hello@maple.test"}}`,
  )
  expect(await (await request.response())?.text(), 'what the local provider says').toBe('OK')
})

test('the local provider accepts a correct message and shows it in the outbox', async ({ page, request }) => {
  const response = await request.post(PATH, { data: BODY, headers: OWN_ORIGIN })
  expect([response.status(), await response.text()]).toEqual([200, 'OK'])
  await page.goto('/outbox')
  await expect(page.getByText('<b>Robin</b>')).toBeVisible()
  await expect(page.getByText('One\ntwo')).toBeVisible()
})

test('the local provider rejects what EmailJS would reject, with a reason', async ({ request }) => {
  const reject = async (data: unknown, status: number, sentence: string) => {
    const response = await request.post(PATH, { data: data as object, headers: OWN_ORIGIN })
    expect(await response.text()).toContain(sentence)
    expect(response.status()).toBe(status)
  }
  for (const name of ['user_id', 'service_id', 'template_id']) {
    await reject({ ...BODY, [name]: undefined }, 400, name)
    await reject({ ...BODY, [name]: '' }, 400, name)
  }
  await reject({ ...BODY, template_params: [] }, 400, 'template_params')
  await reject([], 400, 'expected object')
  await reject('{ no JSON', 400, 'expected object')
  await reject({ ...BODY, template_params: { message: 'x'.repeat(50_001) } }, 413, 'Payload Too Large')
  expect((await request.get(PATH)).status()).toBe(405)
})

test('the outbox is closed to other sites that are open in the same browser', async ({ page, request }) => {
  await page.route('https://other.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('https://other.test/')
  const address = new URL(PATH, SITES.typical.url).href
  const message = { ...BODY, template_params: { message: 'from another site' } }
  await page
    .evaluate(
      ([to = '', body = '']) => fetch(to, { method: 'POST', mode: 'no-cors', body }),
      [address, JSON.stringify(message)],
    )
    .catch(() => {})
  const statusWith = async (headers: Record<string, string>) =>
    (await request.post(PATH, { data: BODY, headers })).status()
  expect(await statusWith({}), 'without an origin').toBe(403)
  expect(await statusWith({ ...OWN_ORIGIN, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  await page.goto(new URL('/outbox', SITES.typical.url).href)
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(page.getByText('from another site')).toHaveCount(0)
})

test('the local provider accepts a page that comes through an https proxy, as in a codespace', async ({ request }) => {
  const statusWith = async (headers: Record<string, string>) =>
    (await request.post(PATH, { data: { ...BODY, template_params: {} }, headers })).status()
  expect(await statusWith({ Origin: 'https://name-4173.app.test', 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  expect(await statusWith({ Origin: 'https://localhost:4181' }), 'an older browser').toBe(200)
})

test('the local provider survives an aborted message', async ({ request }) => {
  const { hostname, port } = new URL(SITES.typical.url)
  const socket = connect(Number(port), hostname)
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf`)
  await setTimeout(300)
  socket.destroy()
  await setTimeout(300)
  expect((await request.post(PATH, { data: BODY, headers: OWN_ORIGIN })).status()).toBe(200)
})

test.describe('a site that is online', () => {
  test.use({ site: 'minimal' })

  test('sends to EmailJS, for the address of the practice', async ({ page, form }) => {
    let call: unknown
    await page.route(`https://api.emailjs.com${PATH}`, (route) => {
      call = route.request().postDataJSON()
      return route.fulfill({ status: 200, body: 'OK' })
    })
    await form.open()
    await form.fillIn()
    await form.send.click()
    await expect(form.form).toHaveAttribute('data-status', 'success')
    expect(call).toMatchObject({ template_params: { to_email: 'mail@mori.invalid' } })
  })
})

import { ERROR, expect, PROVIDER, SUCCESS, test, words } from './enquiryForm.ts'
import { expectInWindow } from './inWindow.ts'

const FIREFOX = { tag: '@firefox' }
const { services, missing, ...labels } = words.enquiry
const [firstService = '', secondService = '', lastService = ''] = services

test('the form has the fields of the specification', async ({ form }) => {
  await form.open()
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveAttribute('required')
  await expect(form.email).toHaveAttribute('type', 'email')
  await expect(form.message).toHaveAttribute('rows', '4')
  await expect(form.service).not.toHaveAttribute('required')
  await expect(form.service).toHaveValue(firstService)
  await expect(form.service.getByRole('option')).toHaveText(services)
  for (const bound of ['maxlength', 'minlength', 'pattern'])
    await expect(form.form.locator(`[${bound}]`)).toHaveCount(0)
})

test('sending makes exactly the specified call', async ({ page, form }) => {
  await form.open()
  await form.fillIn({ name: 'Zoë', message: 'One\n“two”' })
  await form.service.selectOption(lastService)
  const [request] = await Promise.all([page.waitForRequest(PROVIDER), form.send.click()])
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postData()).toBe(
    `{"lib_version":"4.4.1","user_id":"Ab3dEf6hIj9lMn2pQ","service_id":"service_tests12","template_id":"template_tests1","template_params":{"from_name":"Zoë","from_email":"robin@mail.test","service":"${lastService}","message":"One\\n“two”","to_email":"hello@maple.test"}}`,
  )
  expect(await (await request.response())?.text(), 'what the local provider says').toBe('OK')
})

test('a success clears the form and shows a confirmation, with the focus on it', FIREFOX, async ({ page, form }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await form.open()
  await form.fillIn()
  await form.service.selectOption(lastService)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('')
  await expect(form.service).toHaveValue(firstService)
  await expect(form.send).toBeEnabled()
  expect(logged).toEqual(['Enquiry sent. The email provider responded with 200 OK'])
  await expect(page.locator('[data-status=success]')).toBeFocused()
})

test(
  'a failure keeps what was written, logs the reason, and sends again on request',
  FIREFOX,
  async ({ page, form }) => {
    const errors: string[] = []
    page.on('console', (message) => message.text().startsWith('The enquiry') && errors.push(message.text()))
    await form.open()
    await form.fillIn()
    await form.service.selectOption(secondService)
    await form.answerWith(500)
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
    await expect(form.name).toHaveValue('Robin')
    await expect(form.email).toHaveValue('robin@mail.test')
    await expect(form.service).toHaveValue(secondService)
    await expect(form.message).toHaveValue('Hello.')
    expect(errors).toHaveLength(1)

    await form.answerWith(200)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: labels.tryAgain })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.status).toHaveText(SUCCESS)
  },
)

test('while sending, the form is locked and its button says so', async ({ form }) => {
  await form.open()
  await form.fillIn()
  await form.answerWith(500)
  await form.send.click()
  await expect(form.status).toHaveText(ERROR)
  await form.answerWith()
  await form.send.click()
  await expect(form.form.getByRole('button')).toHaveText(labels.sending)
  await expect(form.form.getByRole('button')).toBeDisabled()
  await expect(form.status, 'also for screen readers; the error is gone').toHaveText(labels.sending)
  for (const field of [form.name, form.email, form.service, form.message]) await expect(field).toBeDisabled()
})

test('a double click sends one message', FIREFOX, async ({ form }) => {
  await form.open()
  await form.fillIn()
  const calls = await form.answerWith(200)
  await form.send.dblclick()
  await expect(form.status).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('two submits at once send one message', async ({ form }) => {
  await form.open()
  await form.fillIn()
  const calls = await form.answerWith(200)
  await form.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(form.status).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('every failure of the provider or the network shows the same message', async ({ page, form }) => {
  await form.open()
  await form.fillIn()
  for (const status of [400, 403, 412, 429, 451, 503]) {
    await form.answerWith(status)
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
  }
  await page.unroute(PROVIDER)
  await page.route(PROVIDER, (route) => route.abort())
  await form.send.click()
  await expect(form.status).toHaveText(ERROR)
})

test('after 30 seconds without a response, sending has failed', async ({ page, form }) => {
  await page.clock.install()
  await form.open()
  await form.fillIn()
  await form.answerWith()
  await form.send.click()
  await page.clock.fastForward(29_000)
  await expect(form.status).toHaveText(labels.sending)
  await page.clock.fastForward(2_000)
  await expect(form.status).toHaveText(ERROR)
  await expect(form.message).toHaveValue('Hello.')
})

test('after a failure, one can call, or write an email that contains the words', async ({ page, form }) => {
  await form.open()
  await form.fillIn({ message: 'One & two\nthree' })
  await form.answerWith(500)
  await form.send.click()
  await expect(page.getByText(labels.kept)).toBeVisible()
  await expect(form.form.getByRole('link')).toHaveText(['+1 212 555 0100', labels.writeMail])
  await expect(form.form.getByRole('link').first()).toHaveAttribute('href', 'tel:+12125550100')
  const mail = form.form.getByRole('link').last()
  const subject = encodeURIComponent(`${labels.mailSubject} ${firstService}`)
  await expect(mail).toHaveAttribute(
    'href',
    `mailto:hello@maple.test?subject=${subject}&body=One%20%26%20two%0D%0Athree%0D%0A%0D%0ARobin%0D%0Arobin%40mail.test%0D%0A${encodeURIComponent(firstService)}`,
  )
  await form.message.fill('Changed')
  await expect(mail, 'follows later changes').toHaveAttribute('href', /body=Changed%0D/)
  await form.message.fill('long '.repeat(500))
  await expect(mail, 'Windows would cut off a long link').toHaveText(labels.openMail)
  await expect(mail).toHaveAttribute('href', `mailto:hello@maple.test?subject=${subject}`)
})

test('an incomplete form sends nothing and says what is missing', FIREFOX, async ({ page, form }) => {
  await form.open()
  const calls = await form.answerWith(200)
  await form.fillIn({ name: '', email: 'robin' })
  await form.send.click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription(missing.name)
  await expect(form.email).toHaveAccessibleDescription(missing.email)
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.message).not.toHaveAttribute('aria-invalid')
  await expectInWindow(page.getByText(missing.name))
  await form.email.fill('robin@mail.test')
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await form.name.fill('Robin')
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('an invalid form hides the previous message', async ({ form }) => {
  await form.open()
  await form.fillIn()
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  await form.send.click()
  await expect(form.status).toBeEmpty()
  await expect(form.name).toBeFocused()
})

for (const [width, height] of [
  [390, 664],
  [1366, 650],
  [1440, 900],
] as const)
  test(`messages and hints appear in a window of ${width} × ${height}`, async ({ page, form }) => {
    await page.setViewportSize({ width, height })
    await form.open()
    await form.send.click()
    await expectInWindow(form.name)
    await expectInWindow(page.getByText(missing.name))
    await form.fillIn()
    await form.answerWith(500)
    await form.send.click()
    await expectInWindow(page.getByText(ERROR))
    await expectInWindow(page.getByRole('button', { name: labels.tryAgain }))
    await form.answerWith(200)
    await form.send.click()
    await expectInWindow(page.getByText(SUCCESS))
  })

test('a message can be sent with the keyboard alone', FIREFOX, async ({ page, form }) => {
  await form.open()
  await form.name.focus()
  await page.keyboard.type('Robin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('robin@mail.test')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello.')
  await page.keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await expect(form.service).toHaveValue(secondService)
  await page.keyboard.press('Enter')
  await expect(form.status).toHaveText(SUCCESS)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form opens the visitor’s email app', async ({ page, form }) => {
    await page.goto('/#contact')
    await form.fillIn()
    await expect(form.form).toHaveAttribute('action', 'mailto:hello@maple.test')
    await expect(form.form, 'GET would put the message into the address bar').toHaveAttribute('method', 'post')
    await expect(form.form).toHaveAttribute('enctype', 'text/plain')
  })
})

test('text typed before React has loaded stays, and so does the focus', FIREFOX, async ({ page, form }) => {
  const release = await form.openBeforeReact()
  await form.fillIn()
  await form.service.selectOption(lastService)
  await form.message.press('End')
  await page.keyboard.type(' Half')
  release()
  await form.hydrated()
  await page.keyboard.type(' a sentence')
  await expect(form.message).toHaveValue('Hello. Half a sentence')
  await expect(form.service).toHaveValue(lastService)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
})

test('a page that a browser has translated still sends', FIREFOX, async ({ page, form }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#enquiry :is(label, p, option, button)'))
        if (element.textContent) element.innerHTML = `<font>Übersetzt: ${element.textContent}</font>`
    })
  })
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await form.open()
  await page.locator('#name').fill('Robin')
  await page.locator('#email').fill('robin@mail.test')
  await page.locator('#message').fill('Hello.')
  await expect(page.locator('#service'), 'what is sent').toHaveValue(firstService)
  await page.locator('[type=submit]').click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(errors).toEqual([])
})

for (const [what, insert] of [
  ['after a field', () => document.querySelector('#message')?.after(document.createElement('extension-icon'))],
  ['before the form’s first child', () => document.querySelector('form')?.prepend(document.createElement('div'))],
] as const)
  test(`typed text and the focus stay if an extension inserts a node ${what}`, FIREFOX, async ({ page, form }) => {
    const release = await form.openBeforeReact()
    await form.fillIn()
    await form.service.selectOption(lastService)
    await form.message.press('Home')
    await page.evaluate(insert)
    release()
    await form.hydrated()
    await page.keyboard.type('Oh! ')
    await expect(form.message).toHaveValue('Oh! Hello.')
    await expect(form.name).toHaveValue('Robin')
    await expect(form.email).toHaveValue('robin@mail.test')
    await expect(form.service).toHaveValue(lastService)
    await form.send.click()
    await expect(form.status).toHaveText(SUCCESS)
  })

test('fields that an extension adds are not sent and do no harm', async ({ page, form }) => {
  await form.open()
  await form.form.evaluate((element) => {
    const field = document.createElement('input')
    field.name = 'password'
    element.append(field)
  })
  await form.fillIn()
  const calls = await form.answerWith(200)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(Object.keys((calls[0] as { template_params: object }).template_params)).toEqual([
    'from_name',
    'from_email',
    'service',
    'message',
    'to_email',
  ])
  await expect(page.locator('form')).toHaveCount(1)
})

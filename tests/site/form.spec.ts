import { faultyProvider } from './faultyProvider.ts'
import {
  ERROR,
  expect,
  fieldWords,
  firstService,
  IN_FIREFOX,
  lastService,
  practice,
  SUCCESS,
  secondService,
  test,
  words,
} from './formOnPage.ts'
import { expectInWindow } from './inWindow.ts'
import { PROVIDER } from './providerCall.ts'

const labels = words.enquiry

test('the form has the fields of the specification', async ({ form }) => {
  await form.open()
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveAttribute('required')
  await expect(form.email).toHaveAttribute('type', 'email')
  await expect(form.message).toHaveAttribute('rows', '4')
  await expect(form.service).not.toHaveAttribute('required')
  await expect(form.service).toHaveValue(firstService)
  await expect(form.service.getByRole('option')).toHaveText(
    Object.values(words.services.offers).map((offer) => offer.choice ?? offer.name),
  )
  for (const bound of ['maxlength', 'minlength']) await expect(form.form.locator(`[${bound}]`)).toHaveCount(0)
})

test('a success clears the form and shows a confirmation, with the focus on it', async ({ page, form }) => {
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
  await expect(form.outcome).toBeFocused()
  await expect(page.getByRole('heading', { name: labels.next.title }), 'the steps are not said twice').toHaveCount(1)
  expect(logged).toEqual(['The email provider responded with 200: OK'])
})

test('after a success, nothing of the message is left on the page', async ({ page, form }) => {
  await form.open()
  await form.fillIn({ message: 'Xylophone' })
  await form.answerWith(500)
  await form.send.click()
  await expect(form.status).toHaveText(ERROR)
  await form.answerWith(200)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(await page.content()).not.toContain('Xylophone')
})

test(
  'a failure keeps what was written, logs the reason, and sends again on request',
  IN_FIREFOX,
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

test('the Enter key, held down, sends one message', async ({ page, form }) => {
  await form.open()
  await form.fillIn()
  const calls = await form.answerWith(200)
  await form.email.focus()
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter')
  await expect(form.status).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('after a failure, one can call, or write an email that contains the words', async ({ page, form }) => {
  await form.open()
  await form.fillIn({ message: 'One & two\nthree ü' })
  await form.answerWith(500)
  await form.send.click()
  await expect(page.getByText(labels.kept)).toBeVisible()
  await expect(form.outcome.getByRole('link')).toHaveText([practice.phone?.text ?? '', labels.writeMail])
  await expect(form.outcome.getByRole('link').first()).toHaveAttribute('href', 'tel:+12125550100')
  const mail = form.outcome.getByRole('link').last()
  const subject = encodeURIComponent(`${labels.mailSubject} ${firstService}`)
  await expect(mail).toHaveAttribute(
    'href',
    `mailto:hello@maple.test?subject=${subject}&body=One%20%26%20two%0D%0Athree%20%C3%BC%0D%0A%0D%0ARobin%0D%0Arobin%40mail.test%0D%0A${encodeURIComponent(firstService)}`,
  )
  await form.message.fill('Changed')
  await expect(mail, 'follows later changes').toHaveAttribute('href', /body=Changed%0D/)
})

for (const { where, userAgent, message } of [
  { where: 'on Windows', userAgent: 'Mozilla/5.0 (Windows NT 10.0)', message: '感'.repeat(230) },
  { where: 'elsewhere', userAgent: 'Mozilla/5.0 (Linux; Android 15)', message: '感'.repeat(700) },
])
  test.describe(`a message that is too long for a link ${where}`, () => {
    test.use({ userAgent })

    test('can be copied, or selected if copying isn’t allowed', async ({ page, form }) => {
      await form.open()
      await form.fillIn({ message: message.slice(0, message.length * 0.6) })
      await form.answerWith(500)
      await form.send.click()
      await expect(form.outcome.getByRole('link', { name: labels.writeMail })).toHaveAttribute('href', /&body=/)
      await form.message.fill(message)
      const empty = form.outcome.getByRole('link', { name: labels.openMail })
      await expect(empty).toHaveAttribute('href', /^mailto:hello@maple\.test\?subject=[^&]*$/)
      await page.evaluate(() => {
        const clipboard = {
          writeText: (text: string) => Promise.resolve(document.body.setAttribute('data-copied', text)),
        }
        Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
      })
      await form.outcome.getByRole('button', { name: labels.copy }).click()
      await expect(form.outcome.getByRole('button', { name: labels.copied })).toBeVisible()
      const whole = `${message}\n\nRobin\nrobin@mail.test\n${firstService}`
      await expect(page.locator('body')).toHaveAttribute('data-copied', whole)
      await form.message.fill(`${message}!`)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await form.outcome.getByRole('button', { name: labels.copy }).click()
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain(`${message}!`)
    })
  })

test('an incomplete form sends nothing and says what is missing', async ({ page, form }) => {
  await form.open()
  const calls = await form.answerWith(200)
  await form.fillIn({ name: '', email: '', message: '' })
  await form.send.click()
  await expect(form.name).toBeFocused()
  for (const [field, { missing = '' }] of [
    [form.name, fieldWords.name],
    [form.email, fieldWords.email],
    [form.message, fieldWords.message],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(missing)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expectInWindow(page.getByText(fieldWords.name.missing ?? ''))
  await form.fillIn()
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(calls).toHaveLength(1)
})

test('blanks are neither a name nor a message', async ({ form }) => {
  await form.open()
  const calls = await form.answerWith(200)
  await form.fillIn({ name: '   ', message: ' \n ' })
  await form.send.click()
  await expect(form.name).toHaveAccessibleDescription(fieldWords.name.missing ?? '')
  await expect(form.message).toHaveAccessibleDescription(fieldWords.message.missing ?? '')
  await form.name.fill('Robin')
  await form.send.click()
  await expect(form.message).toBeFocused()
  expect(calls).toEqual([])
})

test('an address that nobody can answer gets a hint, and any other doesn’t', IN_FIREFOX, async ({ form }) => {
  await form.open()
  const refused = ['robin', 'a@b', 'robin@mail.c', 'ro bin@mail.test', 'robin@mail .test']
  const answerable = ["o'hara@mail.test", 'robin+site@mail.test', 'robin@mail.photography', 'r@sub.mail.io']
  const accepted = await form.email.evaluate(
    (field: HTMLInputElement, addresses) =>
      addresses.filter((address) => {
        field.value = address
        return field.validity.valid
      }),
    [...refused, ...answerable],
  )
  expect(accepted).toEqual(answerable)
  await form.fillIn({ email: 'robin@пример.рф' }) // Chromium only translates what is typed
  expect(await form.email.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true)
  const calls = await form.answerWith(200)
  await form.fillIn({ email: 'a@b' })
  await form.send.click()
  await expect(form.email).toHaveAccessibleDescription(fieldWords.email.wrong ?? '')
  expect(calls).toEqual([])
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
  [390, 364], // with a phone's keyboard open
  [1366, 650],
  [1440, 900],
] as const)
  test(`hints, sending and outcomes appear in a window of ${width} × ${height}`, async ({ page, form }) => {
    const sending = form.form.getByRole('button', { name: labels.sending })
    const tryAgain = page.getByRole('button', { name: labels.tryAgain })
    let status = 500
    await page.route(PROVIDER, (route) => setTimeout(() => route.fulfill({ status }), 400))
    await page.setViewportSize({ width, height })
    await form.open()
    await form.send.click()
    await expectInWindow(form.name)
    await expectInWindow(page.getByText(fieldWords.name.missing ?? ''))
    await form.fillIn()
    await form.email.press('Enter')
    await expectInWindow(sending)
    await expectInWindow(page.getByText(ERROR))
    await expectInWindow(tryAgain)
    status = 200
    await tryAgain.click()
    await expectInWindow(sending)
    await expectInWindow(page.getByText(SUCCESS))
  })

test('the page doesn’t jump when sending starts', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await form.open()
  await form.fillIn()
  await form.answerWith()
  await form.send.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await form.send.click()
  await expect(form.form.getByRole('button', { name: labels.sending })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a message can be sent with the keyboard alone', IN_FIREFOX, async ({ page, form }) => {
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

test('after a reload, what is sent is what is visible', IN_FIREFOX, async ({ page, form }) => {
  const provider = await faultyProvider((response) => response.end('OK'))
  await page.goto(`${provider.url}#contact`)
  await form.hydrated()
  await form.fillIn()
  await form.service.selectOption(lastService)
  await page.reload()
  await form.hydrated()
  if (!(await form.message.inputValue())) await form.fillIn({ message: 'Again' }) // only Firefox restores fields
  const [service, message] = [await form.service.inputValue(), await form.message.inputValue()]
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  expect(provider.calls).toMatchObject([{ service, message }])
  provider.close()
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

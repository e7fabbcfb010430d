import { ENGINES, expect, test, untilHydrated, WORDS } from '../support/site'

test.beforeEach(({ page }) => page.goto('/#contact'))

test('the form has the expected fields, with no length or pattern limits', async ({ form: { form, service } }) => {
  const attributes = await form.evaluate((element: HTMLFormElement) => {
    const all = (field: Element) => Object.fromEntries([...field.attributes].map(({ name, value }) => [name, value]))
    const fields = [...element.querySelectorAll('input, select, textarea')]
    return [all(element), ...fields.map((field) => ({ ...all(field), kind: field.localName }))]
  })
  const required = { required: '', dir: 'auto' }
  expect(attributes).toMatchObject([
    // GET would put the message in the address bar.
    { method: 'post' },
    { kind: 'input', name: 'name', type: 'text', autocomplete: 'name', ...required },
    { kind: 'input', name: 'email', type: 'email', autocomplete: 'email', ...required },
    { kind: 'select', name: 'service' },
    { kind: 'textarea', name: 'message', rows: '4', writingsuggestions: 'false', ...required },
  ])
  expect(attributes[3]).not.toHaveProperty('required')
  for (const field of attributes)
    for (const bound of ['maxlength', 'minlength', 'pattern']) expect(field).not.toHaveProperty(bound)
  const services = ['Individual Counseling', 'Couples Counselling', 'Student Support']
  await expect(service.getByRole('option')).toHaveText(services)
  await expect(service).toHaveValue('Individual Counseling')
})

test(
  'a successful send shows a confirmation, clears the form and resets the service',
  ENGINES,
  async ({ page, form, provider, browserName }) => {
    await form.write()
    await form.service.selectOption('Student Support')
    await form.button.click()
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    await form.expectWords({ name: '', email: '', message: '', service: 'Individual Counseling' })
    await expect(form.button).toHaveText('Send Message')
    await expect(form.button).toBeEnabled()
    expect(await provider.deliveries()).toHaveLength(1)
    if (browserName !== 'firefox') return
    const storage = page.evaluate(() => String(window.localStorage))
    await expect(storage, 'without cookies and storage, which playwright.config.ts blocks').rejects.toThrow(
      'SecurityError',
    )
  },
)

test('a failure keeps every value; while sending, nothing can be changed or sent again', async ({ form, provider }) => {
  await provider.order([{ status: 500 }, { delayMs: 1_500 }])
  await form.write()
  await form.service.selectOption('Couples Counselling')
  await form.button.click()
  await expect(form.error).toBeVisible()
  await form.expectWords({ ...WORDS, service: 'Couples Counselling' })
  await form.form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.button).toHaveText('Sending...')
  await expect(form.form.getByRole('status')).toHaveText('Sending...')
  await expect(form.button, 'although the panel above it is gone').toBeInViewport({ ratio: 1 })
  // locked, because a successful send would also clear anything typed in the meantime
  const locked = await form.form.locator('[name], button').evaluateAll((all) =>
    all.map((control) => {
      const { color, opacity } = getComputedStyle(control)
      return [
        control.matches(':disabled'),
        control.matches('button') || (color === getComputedStyle(document.body).color && opacity === '1'),
      ]
    }),
  )
  expect(locked, 'disabled, but as readable as before').toEqual(Array(5).fill([true, true]))
  await expect(form.error).toBeHidden()
  await expect(form.success).toBeVisible()
  for (const field of [form.name, form.email, form.service, form.message]) await expect(field).toBeEnabled()
})

test('the console shows the provider’s response, but not what the visitor wrote', async ({ page, form, provider }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  await provider.order({ status: 429, body: 'Too Many Requests' })
  await form.fail()
  // Firefox reports errors without their messages.
  expect(logged.join('\n')).toMatch(/^error: The enquiry was not sent\. (.*429 Too Many Requests|Error$)/m)
  await form.send()
  await expect(form.success).toBeVisible()
  expect(logged.join('\n')).toMatch(/log: .*200 OK/)
  for (const word of Object.values(WORDS)) expect(logged.join('\n')).not.toContain(word)
})

test(
  'a double click, a double submit and holding Enter each send only one message',
  ENGINES,
  async ({ page, form, provider }) => {
    const ways = [
      () => form.button.dblclick(),
      () =>
        form.form.evaluate((element: HTMLFormElement) => {
          element.requestSubmit()
          element.requestSubmit()
        }),
      async () => {
        await form.email.focus()
        for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter')
        await page.keyboard.up('Enter')
      },
    ]
    await untilHydrated(page) // so that this tests the guard in EnquiryForm, not the one in the inline script
    for (const [index, way] of ways.entries()) {
      await provider.order({ delayMs: 250, times: 2 })
      await form.write()
      await way()
      await expect(form.name).toHaveValue('')
      await expect(form.success).toBeVisible()
      await page.waitForTimeout(300) // a second message would arrive after the provider's delay
      expect(await provider.deliveries()).toHaveLength(index + 1)
    }
  },
)

test('if an extension removes the success or failure message, the form keeps working', async ({ form, provider }) => {
  const removeOutcome = () =>
    form.form.locator('[data-status] > :not([role=status])').evaluateAll((all) => all.map((one) => one.remove()))
  await form.succeed()
  await removeOutcome()
  await form.write({ email: '' })
  await form.send()
  await expect(form.email).toBeFocused()
  await form.expectWords({ ...WORDS, email: '' })
  await expect(form.success).toBeHidden()
  await provider.order({ status: 500 })
  await form.fail()
  await removeOutcome()
  await provider.order({ status: 500 })
  await form.send()
  await form.form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toHaveLength(2)
})

test('a leaf beside each field opens when the field is filled in, and stays open', async ({ page, form }) => {
  const scales = () =>
    form.form.locator('[data-field]').evaluateAll((fields) =>
      fields.map((field) => {
        const leaf = getComputedStyle(field.closest('div:has(> label)') as Element, '::after')
        return Math.abs(new DOMMatrix(leaf.transform).a)
      }),
    )
  const young = 0.6
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await scales()).toEqual([young, young, young, young])
  await form.name.fill('Robin')
  await form.email.fill('robin@mail.example')
  await expect.poll(scales).toEqual([1, 1, 1, young])
  await form.email.fill('robin')
  await form.message.focus()
  await page.waitForTimeout(1_000) // longer than a leaf takes to open
  expect(await scales()).toEqual([1, 1, 1, young])
})

test('after a successful send, the empty form is folded until somebody uses it', async ({ page, form, provider }) => {
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0
  const belowPanel = async () => (await heightOf('.card')) - (await heightOf('form [data-status=success]'))
  await form.succeed()
  expect(await belowPanel()).toBeLessThan(10)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(form.name).toBeFocused()
  expect(await belowPanel()).toBeGreaterThan(300)
  await form.name.fill('Robin')
  await page.getByText('You can close this page now').click()
  expect(await belowPanel(), 'unfolded while there is text').toBeGreaterThan(300)
  await form.succeed()
  expect(await provider.deliveries()).toHaveLength(2)
  expect(await belowPanel()).toBeLessThan(10)
  await form.button.focus()
  await expect(form.button, 'even if the focus comes from below').toBeInViewport({ ratio: 1 })
})

import type { Page } from '@playwright/test'
import { ERROR, expect, firstService, IN_FIREFOX, lastService, SUCCESS, test, words } from './formOnPage.ts'
import { PROVIDER } from './providerCall.ts'

// Translators, password managers and other extensions change the page, before or after React.

const INSERTIONS = {
  'after a field': () => document.querySelector('#message')?.after(document.createElement('extension-icon')),
  'before the form’s first child': () => document.querySelector('form')?.prepend(document.createElement('div')),
  'inside a label': () => document.querySelector('label')?.append(document.createElement('extension-icon')),
}

for (const [where, insert] of Object.entries(INSERTIONS))
  test(`typed text and the focus stay if an extension inserts a node ${where}`, async ({ page, form }) => {
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
    await page.evaluate(insert)
    await form.answerWith(500)
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
    await form.answerWith(200)
    await form.send.click()
    await expect(form.status).toHaveText(SUCCESS)
  })

for (const when of ['before', 'after'])
  test(
    `a page that was translated ${when} React fails, sends, and says so`,
    when === 'before' ? IN_FIREFOX : {},
    async ({ page, form }) => {
      const errors = collectErrors(page)
      const release = await form.openBeforeReact()
      if (when === 'before') await page.evaluate(translate)
      release()
      await form.hydrated()
      if (when === 'after') await page.evaluate(translate)
      await page.locator('#name').fill('Robin')
      await page.locator('#email').fill('')
      await page.locator('#message').fill('Hello.')
      await form.answerWith(500)
      await page.locator('form fieldset [type=submit]').click()
      await page.locator('#email').fill('robin@mail.test')
      await page.locator('form fieldset [type=submit]').click()
      await expect(form.outcome).toContainText(ERROR)
      await page.evaluate(translate)
      await expect(page.locator('#service'), 'what is sent').toHaveValue(firstService)
      await form.answerWith(200)
      await page.locator('form .outcome [type=submit]').click()
      await expect(form.outcome).toContainText(SUCCESS)
      expect(errors).toEqual([])
    },
  )

for (const removed of [
  '#service',
  ':is(label, .field-hint, .enquiry-form-note, .enquiry-form-opening)',
  '.outcome [role=status]',
  '.outcome [role=status] ~ *',
])
  test(`after a failure, one can still send if an extension removes ${removed}`, async ({ page, form }) => {
    await form.open()
    await form.fillIn()
    await form.answerWith(500)
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
    await page.locator(`form ${removed}`).evaluateAll((nodes) => {
      for (const node of nodes) node.remove()
    })
    await expect(page.locator('#message')).toHaveValue('Hello.')
    const calls = await form.answerWith(200)
    await form.send.click()
    await expect(page.locator('.outcome[data-status=success]')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

test('if React can’t go on, the visitor learns what became of the message, and keeps the words', async ({
  page,
  form,
}) => {
  for (const [status, what] of [
    [500, ERROR],
    [200, SUCCESS],
  ] as const) {
    await form.open()
    await form.fillIn({ message: 'Every word' })
    await form.answerWith(500)
    await form.send.click()
    await expect(form.status).toHaveText(ERROR)
    await form.outcome.locator('ul').evaluate((node) => node.remove())
    let answer = () => {}
    await page.unroute(PROVIDER)
    await page.route(PROVIDER, (route) => {
      answer = () => route.fulfill({ status })
    })
    await form.send.click()
    const outcome = page.locator('#form-island > .outcome')
    await expect(outcome).toContainText(words.enquiry.sending)
    await expect(outcome).toBeFocused()
    answer()
    await expect(outcome).toContainText(what)
    const mail = outcome.getByRole('link', { name: words.enquiry.writeMail })
    if (status === 500) await expect(mail).toHaveAttribute('href', /Every%20word/)
    else await expect(mail).toHaveCount(0)
  }
})

test('a delivered message is never called an error, even if React can’t go on later', async ({ page, form }) => {
  await form.open()
  await form.fillIn()
  await form.answerWith(200)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  await form.outcome.locator('.next-steps').evaluate((node) => node.remove())
  await form.send.click()
  await expect(page.locator('#form-island > .outcome')).toBeFocused()
  await expect(page.getByText(ERROR)).toHaveCount(0)
})

test('fields that an extension adds are not sent and do no harm', async ({ page, form }) => {
  await form.open()
  await form.form.evaluate((element) => {
    for (const name of ['password', 'email', 'reset', 'requestSubmit', 'id'])
      element.append(Object.assign(document.createElement('input'), { name, required: true, hidden: true }))
  })
  await form.fillIn()
  const calls = await form.answerWith(200)
  await form.send.click()
  await expect(form.status).toHaveText(SUCCESS)
  await expect(form.message).toHaveValue('')
  expect(calls[0]).toEqual({ name: 'Robin', email: 'robin@mail.test', service: firstService, message: 'Hello.' })
  await expect(page.locator('form')).toHaveCount(1)
})

function translate() {
  for (const element of document.querySelectorAll('form :is(label, p, option, button, a, h3)')) {
    if (element.children.length > 0 || !element.textContent) continue
    const font = document.createElement('font')
    font.textContent = `Übersetzt: ${element.textContent}`
    element.replaceChildren(font)
  }
}

function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

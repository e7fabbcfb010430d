import type { Page } from '@playwright/test'
import { delayScript } from '../support/formScript'
import { ENGINES, expect, test, untilHydrated, WORDS } from '../support/site'

for (const when of ['before', 'after'] as const) {
  const engines = when === 'before' ? ENGINES : {}
  test(`on a page translated ${when} hydration, nothing typed is lost`, engines, async ({ page, form, provider }) => {
    const release = when === 'before' ? await delayScript(page) : () => {}
    await provider.order({ status: 500 })
    await page.goto('/')
    await form.write()
    await form.service.selectOption('Student Support')
    if (when === 'after') await untilHydrated(page)
    await form.message.focus()
    await form.message.press('ArrowLeft')
    const field = await form.message.elementHandle()
    await translate(page)
    release()
    await untilHydrated(page)
    expect(await form.message.evaluate((now, before) => now === before, field), 'the same element').toBe(true)
    await expect(form.message).toBeFocused()
    await page.keyboard.type('!')
    await expect(form.message).toHaveValue(`${WORDS.message.slice(0, -1)}!?`)
    const status = form.form.getByRole('status')
    await form.button.click()
    await expect(status).toContainText('Sorry, there was an error')
    await translate(page)
    await form.button.click()
    await expect(status).toContainText('Thank you!')
    await translate(page)
    await form.write({ message: 'Once more' })
    await form.button.click()
    const services = async () => (await provider.deliveries()).map(({ service }) => service)
    await expect.poll(services, 'sent untranslated').toEqual(['Student Support', 'Individual Counseling'])
  })

  test(
    `typed text survives when an extension adds controls ${when} hydration`,
    engines,
    async ({ page, form, provider }) => {
      const release = when === 'before' ? await delayScript(page) : () => {}
      await page.goto('/')
      await form.write()
      if (when === 'after') await untilHydrated(page)
      const message = page.locator('[data-field=message]')
      await message.press('ArrowLeft')
      await page.evaluate(addControls)
      release()
      await untilHydrated(page)
      await expect(message).toBeFocused()
      await page.keyboard.type('!')
      await expect(message).toHaveValue(`${WORDS.message.slice(0, -1)}!?`)
      await form.send()
      await expect(form.success).toBeVisible()
      const sent = { from_email: WORDS.email, message: `${WORDS.message.slice(0, -1)}!?` }
      expect(await provider.deliveries()).toEqual([expect.objectContaining(sent)])
    },
  )
}

test('hints still work when an extension has moved a field', async ({ page, form }) => {
  await page.goto('/')
  await untilHydrated(page)
  await form.write({ email: 'robin' })
  await form.email.evaluate((field) => field.parentElement?.appendChild(document.createElement('div')).append(field))
  await form.send()
  await expect(page.locator('#email-hint')).toBeVisible()
  await page.locator('#email-hint').evaluate((hint) => hint.remove())
  await form.succeed()
})

test('submitting an extension’s form, or ours without its email field, sends nothing', async ({
  page,
  form,
  provider,
}) => {
  await page.goto('/')
  await form.write()
  await page.evaluate(() => {
    // Runs after our script's listener, which is on the document.
    window.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    document.body.appendChild(document.createElement('form')).requestSubmit()
  })
  await expect(form.button).toHaveText('Send Message')
  await untilHydrated(page)
  await form.email.evaluate((field) => field.remove())
  await form.send()
  await expect(form.error).toBeVisible()
  expect(await provider.deliveries()).toEqual([])
})

test('text typed while a password manager changes the form is kept', ENGINES, async ({ page, form }) => {
  const release = await delayScript(page)
  await page.goto('/')
  const email = page.locator('[data-field=email]') // scripts can't read or set its caret position
  await email.pressSequentially('robin@')
  await page.evaluate(addControls)
  release()
  await untilHydrated(page)
  await page.keyboard.type('mail')
  await expect(email).toHaveValue('robin@mail')
  await expect(form.message).toHaveValue('')
})

test('text typed while React hydrates is kept', ENGINES, async ({ page, form }) => {
  await page.goto('/')
  await form.message.evaluate(async (message: HTMLTextAreaElement) => {
    message.value = 'Hello'
    const { hydrateForm } = await import(`${location.origin}/assets/enquiry.js`)
    const hydrated = hydrateForm(document.querySelector('#enquiry'))
    message.value = 'Hello there' // hydrateRoot has returned; React has not run yet
    await hydrated
  })
  await expect(form.message).toHaveValue('Hello there')
})

/** Does what browser translators do: wraps text in <font> elements, or replaces it in <option>s. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
      const translated = `${text.data} (übersetzt)`
      if (text.parentElement?.tagName === 'OPTION') {
        text.parentElement.textContent = translated
        continue
      }
      const wrapped = document.createElement('font')
      wrapped.append(Object.assign(document.createElement('font'), { textContent: translated }))
      text.replaceWith(wrapped)
    }
  })
}

function addControls() {
  const form = document.querySelector('#enquiry form')
  form?.prepend(Object.assign(document.createElement('input'), { type: 'hidden', name: 'email' }))
  form?.append(Object.assign(document.createElement('button'), { type: 'button', id: 'message' }))
  form?.querySelector('textarea')?.before(document.createElement('span'))
}

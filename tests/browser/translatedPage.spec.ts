import { delayScript } from '../support/formScript'
import { expect, formOf, test, untilHydrated, WORDS } from '../support/site'
import { translate } from '../support/translate'

for (const when of ['before', 'after'] as const)
  test(`on a page translated ${when} hydration, typed text and caret stay, both outcomes show, and the service is sent untranslated`, async ({
    page,
    provider,
  }) => {
    const release = when === 'before' ? await delayScript(page) : () => {}
    await provider.order({ status: 500 })
    await page.goto('/')
    const form = formOf(page)
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
    await expect.poll(async () => (await provider.deliveries()).length).toBe(2)
    const services = (await provider.deliveries()).map(({ service }) => service)
    expect(services).toEqual(['Student Support', 'Individual Counseling'])
  })

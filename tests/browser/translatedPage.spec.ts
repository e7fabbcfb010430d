import type { Page } from '@playwright/test'
import { delayScript } from '../support/formScript'
import { expect, formOf, test, untilHydrated, WORDS } from '../support/site'

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

/** What browser translators do: every text is wrapped in <font> elements or replaced, also in options. */
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

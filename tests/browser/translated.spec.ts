import type { Page } from '@playwright/test'
import { holdScript } from '../support/script'
import { expect, formOf, test, untilAlive, WORDS } from '../support/site'

test.describe('Where a translator changes the page', () => {
  for (const when of ['before the form is alive', 'after it is alive'] as const) {
    test(`${when}, what was typed stays, apology and thanks show, and the service arrives by its own name`, async ({
      page,
      provider,
    }) => {
      const release = when.startsWith('before') ? await holdScript(page) : () => {}
      await provider.order({ status: 500 })
      await page.goto('/')
      const form = formOf(page)
      await form.write()
      await form.service.selectOption('Student Support')
      if (when.startsWith('after')) await untilAlive(page)
      await page.locator('#message').focus()
      await page.locator('#message').press('ArrowLeft')
      await translate(page)
      release()
      await untilAlive(page)
      await expect(page.locator('#message')).toBeFocused()
      await page.keyboard.type('!')
      await expect(page.locator('#message')).toHaveValue(`${WORDS.message.slice(0, -1)}!?`)
      const button = page.locator('#enquiry button[type=submit]')
      await button.click()
      const status = page.locator('#enquiry [role=status]')
      await expect(status).toContainText('Sorry, there was an error')
      await translate(page)
      await button.click()
      await expect(status).toContainText('Thank you!')
      await translate(page)
      await page.locator('#name').fill('Robin')
      await page.locator('#email').fill('robin@mail.example')
      await page.locator('#message').fill('Once more')
      await button.click()
      await expect.poll(async () => (await provider.deliveries()).length).toBe(2)
      expect((await provider.deliveries()).map(({ service }) => service)).toEqual([
        'Student Support',
        'Individual Counseling',
      ])
    })
  }
})

/** What translators do: every text, those of the options too, is wrapped or replaced. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template')) continue
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

import { SCRIPT } from '../support/script'
import { expect, formOf, test, untilAlive } from '../support/site'

test('a word that is being composed when the script arrives is not written twice', async ({
  page,
  context,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const { message } = formOf(page)
  await message.focus()
  // A translator has been here, so React will have to draw the form anew.
  await page.locator('label[for=name]').evaluate((label) => {
    label.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Nom' }))
  })
  const session = await context.newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'こんに', selectionStart: 3, selectionEnd: 3 })
  release()
  await page.waitForTimeout(500)
  await session.send('Input.insertText', { text: 'こんにちは' })
  await untilAlive(page)
  await expect(page.locator('#message')).toHaveValue('こんにちは')
})

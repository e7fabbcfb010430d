import { delayScript } from '../support/formScript'
import { expect, formOf, test, untilHydrated, WORDS } from '../support/site'

/** Extensions add controls with the names and ids of our fields, and icons next to them. */
const ADD_CONTROLS = () => {
  const form = document.querySelector('#enquiry form')
  const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name: 'email' })
  const button = Object.assign(document.createElement('button'), { type: 'button', id: 'message' })
  form?.prepend(hidden)
  form?.append(button)
  form?.querySelector('textarea')?.before(document.createElement('span'))
}

for (const when of ['before', 'after'] as const)
  test(`controls of the same name or id and icons, added ${when} hydration, cost no words`, async ({
    page,
    provider,
  }) => {
    const release = when === 'before' ? await delayScript(page) : () => {}
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    if (when === 'after') await untilHydrated(page)
    await page.evaluate(ADD_CONTROLS)
    release()
    await untilHydrated(page)
    await expect(page.locator('[data-field=message]')).toHaveValue(WORDS.message)
    await form.send()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toEqual([
      expect.objectContaining({ from_email: WORDS.email, message: WORDS.message }),
    ])
  })

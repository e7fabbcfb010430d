import { violations } from '../support/axe'
import { contrast } from '../support/contrast'
import { expect, type formOf, type Provider, test } from '../support/site'

type Form = ReturnType<typeof formOf>

const STATES: Record<string, (form: Form, provider: Provider) => Promise<unknown>> = {
  idle: async () => {},
  error: async (form, provider) => {
    await provider.order({ status: 500 })
    await form.fail({ message: 'A long message. '.repeat(200) })
  },
  invalid: async (form) => {
    await form.write({ name: '' })
    await form.send()
    await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  },
  success: (form) => form.succeed(),
  sending: async (form, provider) => {
    await provider.order({ behave: 'hang' })
    await form.write()
    await form.send()
    await expect(form.button).toHaveText('Sending...')
  },
}

test('axe finds no violations in any state, light or dark', async ({ page, form, provider }) => {
  await page.goto('/')
  for (const [state, reach] of Object.entries(STATES)) {
    await reach(form, provider)
    // Only the contact section differs between states.
    const part = state === 'idle' ? 'html' : '#contact'
    expect(await violations(page, part), state).toEqual([])
  }
  await page.goto('/nowhere')
  expect(await violations(page)).toEqual([])
})

test('field borders stand out from the card, in light and dark mode', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const borders = await page
      .locator('#enquiry :is(input, select, textarea)')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderTopColor))
    const card = await page.locator('#enquiry').evaluate(({ parentElement }) => {
      return getComputedStyle(parentElement as Element).backgroundColor
    })
    expect(borders).toHaveLength(4)
    for (const border of borders) expect(contrast(border, card), colorScheme).toBeGreaterThanOrEqual(3)
  }
})

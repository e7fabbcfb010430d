import { COLOR_RULES, violations } from '../support/axe'
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
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const rules = colorScheme === 'dark' ? COLOR_RULES : undefined
        expect(await violations(page, part, rules), `${state}, ${width} px, ${colorScheme}`).toEqual([])
      }
    }
  }
  await page.goto('/nowhere')
  expect(await violations(page)).toEqual([])
})

test('field borders stand out from the card, light and dark', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const contrasts = await page.locator('#enquiry :is(input, select, textarea)').evaluateAll((fields) => {
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      const card = document.querySelector('#enquiry')?.parentElement as Element
      const ground = luminance(getComputedStyle(card).backgroundColor)
      return fields.map((field) => {
        const border = luminance(getComputedStyle(field).borderTopColor)
        return Math.max(border, ground) / Math.min(border, ground)
      })
    })
    expect(contrasts).toHaveLength(4)
    expect(Math.min(...contrasts), colorScheme).toBeGreaterThanOrEqual(3)
  }
})

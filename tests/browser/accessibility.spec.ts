import type { Page } from '@playwright/test'
import { COLOR_RULES, violations } from '../support/axe'
import { expect, formOf, type Provider, test, untilHydrated } from '../support/site'

const STATES: Record<string, (page: Page, provider: Provider) => Promise<void>> = {
  idle: async () => {},
  invalid: async (page) => {
    await untilHydrated(page)
    await formOf(page).send()
    await expect(formOf(page).name).toHaveAttribute('aria-invalid', 'true')
  },
  error: async (page, provider) => {
    await provider.order({ status: 500 })
    await formOf(page).write({ message: 'A long message. '.repeat(200) })
    await formOf(page).send()
    await expect(formOf(page).error).toBeVisible()
  },
  success: async (page) => {
    await formOf(page).write()
    await formOf(page).send()
    await expect(formOf(page).success).toBeVisible()
  },
  sending: async (page, provider) => {
    await provider.order({ behave: 'hang' })
    await formOf(page).write()
    await formOf(page).send()
    await expect(formOf(page).button).toHaveText('Sending...')
  },
}

test.describe('axe finds no violation at 320 and 1280 px, light and dark,', () => {
  test(`in the states ${Object.keys(STATES).join(', ')}`, async ({ page, provider, browserName }) => {
    await page.goto('/')
    // Firefox runs once for each scheme.
    const inTheDark = test.info().project.name.includes('dark')
    const schemes = browserName === 'firefox' ? (['light'] as const) : (['light', 'dark'] as const)
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page, provider)
      // Only the contact section differs between states.
      const part = state === 'idle' ? 'html' : '#contact'
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          const rules = colorScheme === 'dark' || inTheDark ? COLOR_RULES : undefined
          expect(await violations(page, part, rules), `${state}, ${width} px, ${colorScheme}`).toEqual([])
        }
      }
    }
  })

  test('on the not-found page', async ({ page }) => {
    await page.goto('/nowhere')
    expect(await violations(page)).toEqual([])
  })
})

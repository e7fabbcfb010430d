import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, formOf, type Provider, test } from '../support/site'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const STATES: Record<string, (page: Page, provider: Provider) => Promise<void>> = {
  idle: async () => {},
  invalid: async (page) => {
    await formOf(page).button.click()
  },
  sending: async (page, provider) => {
    await provider.order({ behave: 'hang' })
    await formOf(page).write()
    await formOf(page).button.click()
    await expect(formOf(page).button).toHaveText('Sending...')
  },
  error: async (page, provider) => {
    await provider.order({ status: 500 })
    await formOf(page).write({ message: 'A long message. '.repeat(200) })
    await formOf(page).button.click()
    await expect(formOf(page).error).toBeVisible()
  },
  success: async (page) => {
    await formOf(page).write()
    await formOf(page).button.click()
    await expect(formOf(page).success).toBeVisible()
  },
}

test.describe('axe, with its best practices, finds nothing', () => {
  for (const [state, reach] of Object.entries(STATES)) {
    for (const width of [320, 1280]) {
      test(`in the state ${state} at ${width} px, in light and dark`, async ({
        page,
        provider,
        browserName,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        // Firefox has a run of its own for each scheme.
        const schemes = browserName === 'firefox' ? (['light'] as const) : (['light', 'dark'] as const)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto('/')
          await reach(page, provider)
          expect(await violations(page)).toEqual([])
        }
      })
    }
  }

  test('on the 404 page', async ({ page }) => {
    await page.goto('/nowhere')
    expect(await violations(page)).toEqual([])
  })
})

async function violations(page: Page) {
  // From the top: a field that is half under the sticky header is no target for axe.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Not by a script element, which the page's policy forbids.
  await page.evaluate(AXE)
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as RunOptions,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
  )
}

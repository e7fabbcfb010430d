import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose results depend on the color scheme. */
const COLOR_RULES = ['color-contrast-enhanced', 'link-in-text-block']

/** All violations at phone size in light mode; at desktop size in dark mode, only those that concern colors. */
export async function violations(page: Page, part = 'html') {
  // Not added as a script element: the CSP forbids that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  for (const [width, colorScheme] of [[320, 'light'] as const, [1280, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const runOnly = width === 320 ? RULES : { type: 'rule' as const, values: COLOR_RULES }
    for (const violation of await run(page, part, runOnly)) found.push(`${width} px, ${colorScheme}: ${violation}`)
  }
  return found
}

function run(page: Page, part: string, runOnly: RunOptions['runOnly']) {
  const options: RunOptions = {
    runOnly,
    rules: { 'color-contrast-enhanced': { enabled: true } }, // 7:1
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: { run(part: string, o: RunOptions): Promise<AxeResults> } }
      scrollTo({ top: 0, behavior: 'instant' }) // axe skips a field that is partly under the sticky header
      const { violations } = await axe.run(part, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    },
    [part, options] as const,
  )
}

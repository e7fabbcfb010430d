import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the color scheme. */
export const COLOR_RULES = ['color-contrast-enhanced', 'link-in-text-block']

export async function violations(page: Page, part = 'html', rules?: string[]) {
  // Scroll to the top first: axe skips a field that is partly under the sticky header.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Not as a script element, which the CSP forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : RULES,
    rules: { 'color-contrast-enhanced': { enabled: true } }, // 7:1
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: { run(part: string, o: RunOptions): Promise<AxeResults> } }
      const { violations } = await axe.run(part, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    },
    [part, options] as const,
  )
}

import { expect, test } from '@playwright/test'

/** Fails above the budget, and adds the size to the summary. */
export function expectWithin(what: string, bytes: number, budget: number) {
  expect(bytes, `${what} has ${bytes} bytes and may have ${budget}`).toBeLessThanOrEqual(budget)
  test.info().annotations.push({ type: 'count', description: `${what}: ${bytes} of ${budget} bytes` })
}

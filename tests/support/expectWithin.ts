import { expect } from '@playwright/test'

/** Fails if the size is over budget, and prints it. */
export function expectWithin(what: string, bytes: number, budget: number) {
  console.log(`      ${what}: ${bytes} of ${budget} bytes`)
  expect(bytes, what).toBeLessThanOrEqual(budget)
}

import { expect } from '@playwright/test'

export function expectWithin(what: string, bytes: number, budget: number) {
  console.log(`      ${what}: ${bytes} of ${budget} bytes`)
  expect(bytes, what).toBeLessThanOrEqual(budget)
}

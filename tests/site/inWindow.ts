import { expect, type Locator } from '@playwright/test'

/** "Visible" only means that it exists on the page. This checks that all of it is in the window. */
export async function expectInWindow(locator: Locator) {
  await expect(locator).toBeInViewport({ ratio: 0.99 }) // a box can end between two pixels
}

import type { Page } from '@playwright/test'

export const FORM_SCRIPT = '**/assets/enquiry.js*'

export async function delayScript(page: Page, times?: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    FORM_SCRIPT,
    async (route) => {
      await released
      await route.continue().catch(() => {}) // the test may have ended
    },
    times ? { times } : {},
  )
  return release
}

import type { Page } from '@playwright/test'

/** The form's script, with or without the query string of a retry. */
export const FORM_SCRIPT = '**/assets/enquiry.js*'

/** Delays the script until the returned function is called. */
export async function delayScript(page: Page, times?: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    FORM_SCRIPT,
    async (route) => {
      await released
      await route.continue().catch(() => {}) // the test may be over
    },
    times ? { times } : {},
  )
  return release
}

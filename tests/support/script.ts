import type { Page } from '@playwright/test'

/** The form's script, in each of its two names. */
export const SCRIPT = '**/assets/enquiry-*.js*'

/** Keeps the script back until what it returns is called. */
export async function holdScript(page: Page, times?: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    SCRIPT,
    async (route) => {
      await released
      await route.continue().catch(() => {}) // the test may be over
    },
    times ? { times } : {},
  )
  return release
}

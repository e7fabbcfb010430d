import { siteTest } from '../support/site'
import { WebKit } from './webdriver'

/** A site, and Debian's WebKit to look at it. */
export const test = siteTest.extend<object, { webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const webkit = await WebKit.start()
      await use(webkit)
      await webkit.stop()
    },
    { scope: 'worker' },
  ],
})

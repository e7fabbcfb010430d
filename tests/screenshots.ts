// npm run screenshots: takes pictures of the whole page and of each step of sending an enquiry.

import { chromium } from '@playwright/test'
import own from '../practice.config'
import { chromiumLaunch } from '../tools/browsers'
import { formOf, providerAt, untilHydrated, withSite } from './support/site'
import { type Size, sizes } from './support/visibleArea'

const browser = await chromium.launch(chromiumLaunch())
const takeAll = async (address: string) => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      const page = await open(address, [width, 900], scheme)
      await page.screenshot({ path: `screenshots/${width}-${scheme}.png`, fullPage: true })
      await page.close()
    }
    for (const size of sizes('390×664 1366×650 1440×900')) await takeJourney(address, size, scheme)
  }
}
await withSite('dist-local', takeAll, { account: () => ({ identifiers: own.emailjs, languageCode: 'en' }) })
console.log('The pictures are in screenshots/.')
process.exit()

async function takeJourney(address: string, size: Size, scheme: 'light' | 'dark') {
  const page = await open(address, size, scheme)
  const shoot = (step: string) => page.screenshot({ path: `screenshots/window-${size[0]}-${scheme}-${step}.png` })
  const { button, write } = formOf(page)
  await (await providerAt(address)).order([{ delayMs: 1_000, status: 500 }])
  await shoot('1-open')
  await page.locator('#home a').first().click()
  await shoot('2-contact')
  await untilHydrated(page)
  await button.click()
  await shoot('3-invalid')
  await write()
  await button.click()
  await page.waitForTimeout(300)
  await shoot('4-sending')
  await page.locator('#enquiry [data-status=error]').waitFor()
  await shoot('5-error')
  await button.click()
  await page.locator('#enquiry [data-status=success]').waitFor()
  await shoot('6-success')
  await page.close()
}

async function open(address: string, [width, height]: Size, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.reload() // the text font is cached now; browsers may skip it on the first visit
  return page
}

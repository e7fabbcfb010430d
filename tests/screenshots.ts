// npm run screenshots: takes screenshots of the whole page and of each step of sending an enquiry.

import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../tools/browsers'
import { formOf, providerAt, untilHydrated, withSite } from './support/site'
import { resize, type Size, sizes } from './support/visibleArea'

const browser = await chromium.launch(chromiumLaunch())
const takeAll = async (address: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(address) // loads the text font, which browsers may skip on a first visit
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await resize(page, [width, 900])
      await page.reload()
      await page.screenshot({ path: `screenshots/${width}-${colorScheme}.png`, fullPage: true })
    }
    for (const size of sizes('390×664 1366×650 1440×900')) {
      await providerAt(address).order([{ delayMs: 1_000, status: 500 }])
      await page.goto(address)
      await takeJourney(page, size, colorScheme)
    }
  }
}
await withSite('dist-local', takeAll)
console.log('The pictures are in screenshots/.')
process.exit()

async function takeJourney(page: Page, size: Size, scheme: string) {
  const shoot = (step: string) => page.screenshot({ path: `screenshots/window-${size[0]}-${scheme}-${step}.png` })
  const { button, write } = formOf(page)
  await resize(page, size)
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
}

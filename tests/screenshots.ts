// npm run screenshots: takes pictures of the whole page and of each step of sending.

import { type Browser, chromium } from '@playwright/test'
import own from '../practice.config'
import { chromiumLaunch } from '../tools/browsers'
import { formOf, providerAt, withSite } from './support/site'

const FOLDER = 'screenshots'
const WIDTHS = [320, 390, 768, 1024, 1440, 2560]
const WINDOWS = [
  [390, 664],
  [1366, 650],
  [1440, 900],
] as const

const browser = await chromium.launch(chromiumLaunch())
const takeAll = async (address: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) await wholePage(address, width, colorScheme)
    for (const [width, height] of WINDOWS) await journey(address, width, height, colorScheme)
  }
}
await withSite('dist-local', takeAll, { account: () => ({ identifiers: own.emailjs, languageCode: 'en' }) })
console.log(`The pictures are in ${FOLDER}/.`)
process.exit()

async function wholePage(address: string, width: number, colorScheme: 'light' | 'dark') {
  const page = await open({ width, height: width < 700 ? 800 : 900 }, colorScheme)
  await page.goto(address)
  await page.reload() // with the text font in the cache, which browsers may skip on the first visit
  await page.screenshot({ path: `${FOLDER}/${width}-${colorScheme}.png`, fullPage: true })
  await page.close()
}

/** The window after each step: open, go to the form, send it empty, send, fail, retry. */
async function journey(address: string, width: number, height: number, colorScheme: 'light' | 'dark') {
  const page = await open({ width, height }, colorScheme)
  const shoot = (step: string) => page.screenshot({ path: `${FOLDER}/window-${width}-${colorScheme}-${step}.png` })
  const { name, button, write } = formOf(page)
  const provider = await providerAt(address)
  await page.goto(address)
  await page.reload()
  await shoot('1-open')
  await page.locator('#home a').first().click()
  await shoot('2-contact')
  await name.focus()
  await page.waitForTimeout(400) // React hydrates
  await button.click()
  await shoot('3-invalid')
  await write()
  await provider.order([{ delayMs: 1_000, status: 500 }])
  await button.click()
  await page.waitForTimeout(300)
  await shoot('4-sending')
  for (const [status, step] of [['error', '5-error'] as const, ['success', '6-success'] as const]) {
    if (status === 'success') await button.click()
    await page.locator(`#enquiry [data-status=${status}]`).waitFor()
    await page.waitForTimeout(200)
    await shoot(step)
  }
  await page.close()
}

function open(
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): ReturnType<Browser['newPage']> {
  return browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
}

// npm run screenshots: pictures of the whole page and of each step of sending, into screenshots/.

import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { listen, localSite } from '../local/localSite'
import { readPractice } from '../practice/readPractice'
import { chromiumLaunch } from '../tools/browsers'

const FOLDER = 'screenshots'
const WIDTHS = [320, 390, 768, 1024, 1440, 2560]
const WINDOWS = [
  [390, 664],
  [1366, 650],
  [1440, 900],
] as const
const SCHEMES = ['light', 'dark'] as const

const { practice } = await readPractice('local')
const served = { identifiers: practice.emailjs, languageCode: 'en' }
const server = localSite({ folder: 'dist-local', practice: () => served })
const address = `http://localhost:${await listen(server, 0)}/`
const browser = await chromium.launch(chromiumLaunch())
await mkdir(FOLDER, { recursive: true })

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) await wholePage(browser, width, scheme)
  for (const [width, height] of WINDOWS) await journey(browser, width, height, scheme)
}
await browser.close()
server.close()
server.closeAllConnections()
console.log(`The pictures are in ${FOLDER}/.`)
process.exit()

async function wholePage(browser: Browser, width: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height: width < 700 ? 800 : 900 }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.screenshot({ path: `${FOLDER}/${width}-${colorScheme}.png`, fullPage: true })
  await page.close()
}

/** Open, go to the form, send it empty, send, fail, retry: the window after each step. */
async function journey(browser: Browser, width: number, height: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  const shoot = (step: string) => page.screenshot({ path: `${FOLDER}/window-${width}-${colorScheme}-${step}.png` })
  const send = page.locator('#enquiry button[type=submit]')
  await page.goto(address)
  await shoot('1-open')
  await page.locator('#home a').first().click()
  await shoot('2-contact')
  await page.locator('#name').focus()
  await page.waitForTimeout(400) // React hydrates
  await send.click()
  await shoot('3-invalid')
  await write(page)
  await order({ behave: 'hang' })
  await send.click()
  await page.locator('form[aria-busy=true]').waitFor()
  await shoot('4-sending')
  await page.reload()
  await write(page)
  await order({ status: 500 })
  await send.click()
  await page.locator('#enquiry [data-status=error]').waitFor()
  await page.waitForTimeout(200)
  await shoot('5-error')
  await send.click()
  await page.locator('#enquiry [data-status=success]').waitFor()
  await page.waitForTimeout(200)
  await shoot('6-success')
  await page.close()
}

async function write(page: Page) {
  await page.locator('#name').fill('Robin')
  await page.locator('#email').fill('robin@example.org')
  await page
    .locator('#message')
    .fill('I have not been sleeping well since spring, and I would like to talk to somebody.')
}

async function order(fault: object) {
  await fetch(`${address}provider/next`, { method: 'PUT', body: JSON.stringify(fault) })
}

// Takes every picture of the page that a designer would ask for into screenshots/, which git ignores.

import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { readPractice } from '../build/readPractice'
import { listen, localSite } from '../provider/localSite'
import { CHROMIUM_LAUNCH } from './support/browsers'

const FOLDER = 'screenshots'
const WIDTHS = [320, 390, 768, 1440, 2560]
const SCHEMES = ['light', 'dark'] as const

const practice = await readPractice({ file: 'practice.config.ts', demo: 'allowed' })
const server = await localSite({ folder: 'dist-local', identifiers: practice.emailjs })
const address = `http://localhost:${await listen(server, 0)}/`
const browser = await chromium.launch(CHROMIUM_LAUNCH)
await mkdir(FOLDER, { recursive: true })

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) await wholePage(browser, width, scheme)
  await formStates(browser, scheme)
}
await browser.close()
server.close()
server.closeAllConnections()
console.log(`Pictures are in ${FOLDER}/.`)

async function wholePage(browser: Browser, width: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 800 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await page.goto(address)
  await page.screenshot({ path: `${FOLDER}/${width}-${colorScheme}-first-view.png` })
  await page.screenshot({ path: `${FOLDER}/${width}-${colorScheme}.png`, fullPage: true })
  await page.close()
}

async function formStates(browser: Browser, colorScheme: 'light' | 'dark') {
  for (const width of [390, 1440]) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const shoot = (state: string) =>
      page.locator('#contact').screenshot({ path: `${FOLDER}/form-${state}-${width}-${colorScheme}.png` })
    await page.goto(`${address}#contact`)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await shoot('invalid')
    await write(page)
    await order({ behave: 'hang' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    await shoot('sending')
    await page.reload()
    await write(page)
    await order({ status: 500 })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Sorry, there was an error').first().waitFor()
    await shoot('error')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Thank you!').waitFor()
    await shoot('success')
    await page.close()
  }
}

async function write(page: Page) {
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('Email').fill('robin@example.org')
  await page
    .getByLabel('Message')
    .fill('I have not been sleeping well since spring, and I would like to talk to somebody.')
}

function order(fault: object) {
  return fetch(`${address}provider/next`, { method: 'PUT', body: JSON.stringify(fault) })
}

import type { Browser, CDPSession, Page } from '@playwright/test'

/** A slow phone with a poor signal. */
export const PROFILE = {
  latencyMs: 150,
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  cpuSlowdown: 4,
  width: 360,
  height: 640,
}

export type Traffic = { kilobytes: number; requests: number }
export type Measured = {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  firstView: Traffic
  afterScroll: Traffic
  afterTouch: Traffic
  /** The slowest key from press to paint. */
  typing: number
}

export async function measure(browser: Browser, address: string): Promise<Measured> {
  const { width, height } = PROFILE
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const traffic = count(session)
  // tsx marks functions with a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (it) => it')
  await page.addInitScript(observe)

  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_500)
  const firstView = traffic()
  const seen = await read(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(800)
  const afterScroll = traffic()
  await page.getByLabel('Name').tap()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  const afterTouch = traffic()
  const typing = await typeInto(page)
  await context.close()
  return { ...seen, firstView, afterScroll, afterTouch, typing }
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: (PROFILE.downloadMbps * 1_000_000) / 8,
    uploadThroughput: (PROFILE.uploadMbps * 1_000_000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
}

function count(session: CDPSession) {
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  return (): Traffic => ({ kilobytes: bytes / 1000, requests })
}

/** Runs in the page, before anything of it. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, slowestKey: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50)
  })
  watch(
    'event',
    (entry) => {
      if (entry.name.startsWith('key')) seen.slowestKey = Math.max(seen.slowestKey, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

type Seen = { fcp: number; lcp: number; cls: number; tbt: number; slowestKey: number }

async function read(page: Page) {
  const { fcp, lcp, cls, tbt } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  return { fcp, lcp, cls, tbt }
}

async function typeInto(page: Page) {
  await page.getByLabel('Message').focus()
  await page.waitForTimeout(1_500) // the page scrolls to it
  await page.keyboard.type('I would like to talk to somebody.', { delay: 40 })
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen.slowestKey)
}

// npm run bench: first paint, bytes and blocking time on a slow phone. Compares this page with a copy that React
// hydrates on load, and with a copy without fonts or scripts. Writes docs/benchmark.md.

import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { listen } from '../local/localSite'
import { staticFiles } from '../local/staticFiles'
import { chromiumLaunch } from '../tools/browsers'
import { SITES } from '../tools/testSites'
import '../tools/buildSites'

const ROUNDS = Number(process.env.ROUNDS ?? 7)
const PROFILE = { latencyMs: 150, downloadMbps: 1.6, cpuSlowdown: 4, viewport: { width: 360, height: 640 } }
/** What goes online, not what `npm start` serves. */
const PAGE = SITES.web.folder

type Measured = Record<keyof typeof ROWS, number>
const ROWS = {
  fcp: 'First contentful paint, ms',
  lcp: 'Largest contentful paint, ms',
  cls: 'Layout shift',
  blocking: 'Blocking time, ms',
  kilobytes: 'First view, kB',
  requests: 'First view, requests',
}

const VARIANTS: Record<string, (html: string) => string> = {
  'this page': (html) => html,
  'React hydrated at load': (html) =>
    withoutCsp(html).replace(
      '</body>',
      `<script type="module">import { hydrateForm } from '/assets/enquiry.js'
hydrateForm(document.querySelector('#enquiry'))</script></body>`,
    ),
  'without fonts or scripts': (html) =>
    withoutCsp(html)
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replace(/<script>[\s\S]*?<\/script>/, '')
      .replace(/@font-face\{[^}]*woff2[^}]*\}/g, ''),
}

const variants = await Promise.all(Object.entries(VARIANTS).map(([name, change]) => serve(name, change)))
const browser = await chromium.launch(chromiumLaunch())
for (let round = 1; round <= ROUNDS; round++)
  // Rotated so that the same variant doesn't always go first.
  for (const { name, address, results } of [...variants.slice(round % 3), ...variants.slice(0, round % 3)]) {
    console.log(`Round ${round} of ${ROUNDS}: ${name}`)
    results.push(await measure(browser, address))
  }
const report = `# Benchmark

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: medians of ${ROUNDS} interleaved rounds, with the ratio to this page in parentheses. Profile: ${PROFILE.latencyMs} ms latency per request, ${PROFILE.downloadMbps} Mbps, ${PROFILE.cpuSlowdown}× CPU slowdown, ${PROFILE.viewport.width} × ${PROFILE.viewport.height}. Chromium ${browser.version()}, Node ${process.version}.

${table()}

Range of first contentful paint across the rounds: ${variants.map(({ name, results }) => `${name} ${range(results)}`).join('; ')}. Differences smaller than that are noise.
`
writeFileSync('docs/benchmark.md', report)
console.log(report)
await browser.close()
process.exit()

function table() {
  const rows = Object.entries(ROWS).map(([key, title]) => {
    const medians = variants.map(({ results }) => median(results.map((one) => one[key as keyof Measured])))
    const ratio = (value: number) => (medians[0] ? (value / medians[0]).toFixed(2) : '–')
    return [title, ...medians.map((value) => `${Number(value.toFixed(value < 1 ? 4 : 1))} (${ratio(value)})`)]
  })
  const header = [['', ...variants.map(({ name }) => name)], Array(variants.length + 1).fill('---')]
  return [...header, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

async function serve(name: string, change: (html: string) => string) {
  const page = brotliCompressSync(change(readFileSync(`${PAGE}/index.html`, 'utf8')))
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
  const files = staticFiles(PAGE)
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, headers).end(page)
    else if (!files(request, response, request.url ?? '')) response.writeHead(404).end()
  })
  return { name, address: `http://localhost:${await listen(server, 0)}/`, results: [] as Measured[] }
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: PROFILE.viewport, deviceScaleFactor: 2, isMobile: true })
  const session = await page.context().newCDPSession(page)
  let [bytes, requests] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  const throughput = (PROFILE.downloadMbps * 1_000_000) / 8
  const network = { offline: false, latency: PROFILE.latencyMs, uploadThroughput: throughput }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...network, downloadThroughput: throughput })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
  await page.addInitScript(`window.seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 }
    const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime })
    watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime })
    watch('layout-shift', ({ value }) => { seen.cls += value })
    watch('longtask', ({ duration }) => { seen.blocking += Math.max(0, duration - 50) })`)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_500)
  const seen = await page.evaluate<Omit<Measured, 'kilobytes' | 'requests'>>('window.seen')
  await page.close()
  return { ...seen, kilobytes: bytes / 1000, requests }
}

function withoutCsp(html: string) {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function range(results: Measured[]) {
  const values = results.map(({ fcp }) => Math.round(fcp))
  return `${Math.min(...values)}–${Math.max(...values)}`
}

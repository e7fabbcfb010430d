import { readFileSync } from 'node:fs'
import { availableParallelism, release } from 'node:os'
import type { Scores } from './lighthouse'
import { LOAD } from './load'
import { type Measured, PROFILE } from './measure'
import { median } from './median'

export type Result = { name: string; rounds: Measured[] }

type Everything = {
  results: Result[]
  browser: string
  buildSeconds: number
  lighthouse: { scores: Scores; faults: string[] }
  load: { requestsPerSecond: number; errors: number } | undefined
}

type Row = [title: string, of: (measured: Measured) => number, digits: number]

const ROWS: Row[] = [
  ['First contentful paint, ms', ({ fcp }) => fcp, 0],
  ['Largest contentful paint, ms', ({ lcp }) => lcp, 0],
  ['Layout shift', ({ cls }) => cls, 3],
  ['Blocking time, ms', ({ tbt }) => tbt, 0],
  ['First view, kB', ({ firstView }) => firstView.kilobytes, 1],
  ['First view, requests', ({ firstView }) => firstView.requests, 0],
  ['After scrolling to the end, kB', ({ afterScroll }) => afterScroll.kilobytes, 1],
  ['After scrolling to the end, requests', ({ afterScroll }) => afterScroll.requests, 0],
  ['After the first touch of the form, kB', ({ afterTouch }) => afterTouch.kilobytes, 1],
  ['After the first touch of the form, requests', ({ afterTouch }) => afterTouch.requests, 0],
  ['Typing: the slowest key to paint, ms', ({ typing }) => typing, 0],
]

export function report({ results, browser, buildSeconds, lighthouse, load }: Everything, today: Date) {
  const [page] = results
  const rounds = page?.rounds.length ?? 0
  const kilobytes = page ? medianOf(page, ({ firstView }) => firstView.kilobytes) : 0
  const requests = page ? medianOf(page, ({ firstView }) => firstView.requests) : 0
  // A million times a kilobyte is a gigabyte.
  const gigabytesADay = kilobytes
  const header = `| | ${results.map(({ name }) => name).join(' | ')} |`
  const line = `|---|${results.map(() => '---:').join('|')}|`
  return `# Benchmark

Made by \`npm run bench\` on ${today.toISOString().slice(0, 10)}. Medians of ${rounds} interleaved rounds; in brackets, how many times this page's figure.

Profile: ${PROFILE.latencyMs} ms a request, ${PROFILE.downloadMbps} Mbps, CPU ${PROFILE.cpuSlowdown} times slower, ${PROFILE.width} × ${PROFILE.height}. ${browser}, Node ${process.version}, React ${versionOf('react')}, Vite ${versionOf('vite')}, ${process.platform} ${release()} on ${process.arch}.

![First contentful paint of the three pages](benchmark.svg)

${header}
${line}
${ROWS.map((row) => tableRow(row, results)).join('\n')}

The floor is the same page with neither font nor script: no page with these words and drawings can paint sooner. The twin is built from the same components by \`bench/twin/\`. The floor's form needs no script, so its last rows tell only what a bare form costs.

## Lighthouse

Mobile, median of three: performance ${lighthouse.scores.performance}, accessibility ${lighthouse.scores.accessibility}, best practices ${lighthouse.scores['best-practices']}, SEO ${lighthouse.scores.seo}. ${lighthouse.faults.length ? `It found fault with: ${lighthouse.faults.join('; ')}.` : 'It found no fault.'}

## Load

${loadSentence(load)}

On paper: a visit that only reads moves ${kilobytes.toFixed(1)} kB in ${requests} requests, all of them static files that a CDN keeps. A million such visits a day are ${gigabytesADay.toFixed(0)} GB and about ${Math.round((requests * 1_000_000) / 86_400)} requests a second on average: within the free plan of hosts that do not count static traffic, and about $${(gigabytesADay * 30 * 0.05).toFixed(0)} a month where a gigabyte costs five cents. EmailJS, which counts messages and not visits, is the limit that a practice would meet first.

## Building

\`npm run build:local\` took ${buildSeconds.toFixed(1)} s on this machine, from nothing to all files with their compressed twins.
`
}

function loadSentence(load: Everything['load']) {
  if (!load) return 'Not measured: wrk or nginx was not on this machine.'
  return `nginx with \`deploy/nginx.conf\` over TLS on this machine, asked by \`wrk\` with ${LOAD.connections} connections for ${LOAD.seconds} s on the same ${availableParallelism()} cores: ${Math.round(load.requestsPerSecond).toLocaleString('en')} pages a second, ${load.errors} errors.`
}

function tableRow([title, of, digits]: Row, results: Result[]) {
  const own = results[0] ? medianOf(results[0], of) : 0
  const cells = results.map((result, index) => {
    const value = medianOf(result, of)
    const ratio = index && own ? ` (${(value / own).toFixed(2)})` : ''
    return `${value.toFixed(digits)}${ratio}`
  })
  return `| ${title} | ${cells.join(' | ')} |`
}

export function medianOf({ rounds }: Result, of: (measured: Measured) => number) {
  return median(rounds.map(of))
}

/** A small bar chart of the first paint. */
export function chart(results: Result[]) {
  const paints = results.map((result) => ({ name: result.name, ms: medianOf(result, ({ fcp }) => fcp) }))
  const longest = Math.max(...paints.map(({ ms }) => ms))
  const bars = paints.map(({ name, ms }, index) => {
    const y = 34 + index * 46
    const width = Math.round((ms / longest) * 520)
    return `<text x="0" y="${y}">${name}</text><rect x="0" y="${y + 7}" width="${width}" height="14" rx="7" fill="${index ? '#9dbfab' : '#9c4227'}"/><text x="${width + 10}" y="${y + 19}">${Math.round(ms)} ms</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 170" font-family="system-ui, sans-serif" font-size="14" fill="#5f7a6e"><title>First contentful paint on a slow phone, in milliseconds</title><text x="0" y="12" font-weight="600">First contentful paint on a slow phone</text>${bars.join('')}</svg>\n`
}

function versionOf(name: string) {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
}

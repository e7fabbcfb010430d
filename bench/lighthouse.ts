import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { CHROMIUM_LAUNCH, WHOLE_CHROMIUM } from '../tools/browsers'
import { median } from './median'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<(typeof CATEGORIES)[number], number>

/** Lighthouse as a phone sees the page: the median of several runs, and what it found fault with. */
export async function lighthouse(address: string, runs: number, progress: (line: string) => void) {
  install()
  const reports: { scores: Scores; faults: string[] }[] = []
  for (let run = 1; run <= runs; run++) {
    progress(`Lighthouse, run ${run} of ${runs}`)
    reports.push(await once(address))
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, median(reports.map((report) => report.scores[category]))]),
  ) as Scores
  return { scores, faults: [...new Set(reports.flatMap(({ faults }) => faults))] }
}

function install() {
  if (existsSync('bench/node_modules/lighthouse')) return
  const args = ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be installed')
}

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

async function once(address: string) {
  const flags = ['--headless=new', ...CHROMIUM_LAUNCH.args].join(' ')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'bench/node_modules/lighthouse/cli/index.js',
      address,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: WHOLE_CHROMIUM ?? CHROMIUM_LAUNCH.executablePath ?? '' },
      maxBuffer: 100_000_000,
    },
  )
  const { categories, audits } = JSON.parse(stdout) as Report
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  )
  const weighed = CATEGORIES.flatMap(
    (name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  )
  const faults = weighed
    .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id)
  return { scores: scores as Scores, faults }
}

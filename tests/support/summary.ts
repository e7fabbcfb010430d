import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

type Counts = Record<'passed' | 'failed' | 'skipped', number>

/** Closes the run with what ran in which engine. */
export default class Summary implements Reporter {
  #counts = new Map<string, Counts>()
  #root: Suite | undefined

  onBegin(_: unknown, suite: Suite) {
    this.#root = suite
  }

  onTestEnd(test: TestCase, result: TestResult) {
    for (const { type, description } of test.annotations)
      if (type === 'count') console.log(`      ${description}`)
    if (result.status === 'skipped') console.log(`      skipped: ${test.title}`)
  }

  onEnd(_: FullResult) {
    for (const test of this.#root?.allTests() ?? []) {
      const project = test.parent.project()?.name ?? ''
      const counts = this.#counts.get(project) ?? { passed: 0, failed: 0, skipped: 0 }
      const outcome = test.outcome()
      if (outcome === 'flaky') console.log(`passed on another try only: ${test.title}`)
      counts[outcome === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed']++
      this.#counts.set(project, counts)
    }
    console.log('')
    for (const [project, counts] of this.#counts) console.log(`${project}: ${sentence(counts)}`)
    const total = { passed: 0, failed: 0, skipped: 0 }
    for (const counts of this.#counts.values())
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key]
    console.log(sentence(total))
  }
}

function sentence({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

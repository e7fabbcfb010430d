import { expect, test } from '@playwright/test'
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the sizes that tests report, and at the end how many tests passed in each project. */
export default class Summary implements Reporter {
  #root: Suite | undefined

  onBegin(_: unknown, suite: Suite) {
    this.#root = suite
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    for (const { type, description } of test.annotations) if (type === 'count') console.log(`      ${description}`)
    if (status === 'skipped') console.log(`      skipped: ${test.title}`)
  }

  onEnd() {
    console.log('')
    for (const suite of this.#root?.suites ?? []) console.log(`${suite.title}: ${counts(suite.allTests())}`)
    console.log(counts(this.#root?.allTests() ?? []))
  }
}

function counts(tests: TestCase[]) {
  const skipped = tests.filter((test) => test.outcome() === 'skipped').length
  const failed = tests.filter((test) => !test.ok()).length
  return `${tests.length - skipped - failed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** Fails if the size is over budget, and reports it. */
export function expectWithin(what: string, bytes: number, budget: number) {
  expect(bytes, `${what} has ${bytes} bytes and may have ${budget}`).toBeLessThanOrEqual(budget)
  test.info().annotations.push({ type: 'count', description: `${what}: ${bytes} of ${budget} bytes` })
}

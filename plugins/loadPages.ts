import { runnerImport } from 'vite'
import type { ContentError } from '../src/content/ContentError.ts'

/** Reads the practice's files, and what src/pages.tsx makes of them. */
export async function loadPages(mode: string) {
  return (await runnerImport<typeof import('../src/pages')>('/src/pages.tsx', { mode })).module
}

/** Ends a build. A mistake in the practice's files isn't one in the code, so it is said without a stack. */
export function exitOn(reason: Error): never {
  if (reason.name !== 'ContentError') throw reason
  const { mistakes, message } = reason as ContentError
  if (process.env.GITHUB_ACTIONS)
    for (const { file, line, sentence } of mistakes) console.log(`::error file=${file},line=${line}::${sentence}`)
  console.error(`\n${message}\n\nThe site was not built. What is online stays as it was.`)
  process.exit(1)
}

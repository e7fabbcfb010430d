import { appendFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import type { ContentError } from '../src/reading/ContentError.ts'

const load = async (mode: string) =>
  (await runnerImport<typeof import('../src/render')>('/src/render.tsx', { mode })).module
let loaded: ReturnType<typeof load> | undefined

/** Reads the practice's files, and has src/render.tsx ready: once for a build, anew for each visit otherwise. */
export function loadRenderer(mode: string, command: 'build' | 'serve') {
  if (command === 'serve') return load(mode)
  loaded ??= load(mode)
  return loaded
}

/** Ends a build. A mistake in the practice's files isn't one in the code, so it is said without a stack. */
export function exitOn(reason: Error): never {
  if (reason.name !== 'ContentError') throw reason
  const { mistakes, message } = reason as ContentError
  const { GITHUB_STEP_SUMMARY: summary } = process.env
  if (process.env.GITHUB_ACTIONS)
    for (const { file, line, sentence } of mistakes) console.log(`::error file=${file},line=${line || 1}::${sentence}`)
  if (summary) {
    const list = mistakes.map(({ file, line, sentence }) => `- **${file}${line ? `, line ${line}` : ''}**: ${sentence}`)
    appendFileSync(
      summary,
      `## What to change\n\n${list.join('\n')}\n\nThe site was not built. What is online stays as it was.\n`,
    )
  }
  console.error(`\n${message}\n\nThe site was not built. What is online stays as it was.`)
  process.exit(1)
}

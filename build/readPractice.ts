import { runnerImport } from 'vite'
import type { Practice } from '../src/practice'
import { demoValues } from './demoValues'
import { practiceSchema } from './practiceSchema'

/** Every mistake in the practice's file, each as a sentence. */
export class PracticeMistakes extends Error {}

type Options = { file: string; demo: 'allowed' | 'refused' }

export async function readPractice({ file, demo }: Options): Promise<Practice> {
  const written = await load(file)
  const checked = practiceSchema.safeParse(written)
  const found = [...(checked.error?.issues ?? []), ...(demo === 'refused' ? demoLeftIn(written) : [])]
  if (found.length || !checked.success) throw mistakes(file, found)
  return checked.data
}

async function load(file: string): Promise<unknown> {
  try {
    const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'silent' })
    return module.default
  } catch (reason) {
    throw new PracticeMistakes(cannotBeRead(file, reason))
  }
}

type Mistake = { path: PropertyKey[]; message: string }

function mistakes(file: string, all: readonly Mistake[]) {
  const lines = all.map(({ path, message }) => `  ${path.join('.') || 'The file'} ${message}`)
  const unique = [...new Set(lines)]
  return new PracticeMistakes(
    `${file} is not ready yet. Please change ${unique.length === 1 ? 'this' : `these ${unique.length} things`}:\n\n${unique.join('\n')}\n\nThe comments in practice.config.ts explain each value.`,
  )
}

function demoLeftIn(written: unknown): Mistake[] {
  const practice = written as Partial<Practice> | undefined
  const values: Record<string, unknown> = { ...practice }
  for (const [name, id] of Object.entries(practice?.emailjs ?? {})) values[`emailjs.${name}`] = id
  return Object.entries(demoValues)
    .filter(([name, demo]) => values[name] === demo)
    .map(([name, demo]) => ({
      path: [name],
      message: `is still the demonstration's "${demo}". Put in your own.`,
    }))
}

function cannotBeRead(file: string, reason: unknown) {
  const message = reason instanceof Error ? reason.message : String(reason)
  const bare = /^(\w+) is not defined/.exec(message)?.[1]
  if (bare) return `${file} cannot be read: the word ${bare} stands there without quotes. Write '${bare}'.`
  const line = /:(\d+):\d+/.exec(message)?.[1]
  return `${file} cannot be read${line ? ` at line ${line}` : ''}. Most often a quote ' or a comma is missing there, or a line or two above. Compare with the lines around it.`
}

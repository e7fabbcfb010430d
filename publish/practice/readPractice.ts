import { readFile } from 'node:fs/promises'
import { runnerImport } from 'vite'
import type { z } from 'zod'
import { DEFAULT_WORDS, type Practice, practiceSchema } from '../../src/practice/practiceSchema'
import { type Words, wordsSchema } from '../../src/words'
import { differencesIn, notesOnLanguages } from './betweenLanguages'
import { demoLeftIn } from './demoLeftIn'
import { findSlip, findTwins } from './findSlip'
import { notesOn } from './notesOn'

/** Every mistake in the practice's files, each as a sentence. */
export class PracticeMistakes extends Error {}

export type PracticeOptions = { file: string; demo: 'allowed' | 'refused' }

export type ReadPractice = {
  practice: Practice
  /** One for each language, the practice's own first. */
  words: [Words, ...Words[]]
  /** What is fine, and good to know. */
  notes: string[]
}

export async function readPractice({ file, demo }: PracticeOptions): Promise<ReadPractice> {
  const written = await load(file)
  const checked = practiceSchema.safeParse(written)
  const found = [...(checked.error?.issues ?? []), ...(demo === 'refused' ? demoLeftIn(written) : [])]
  if (found.length || !checked.success) throw mistakes(file, found)
  const practice = checked.data
  const first = await readWords(practice.words ?? DEFAULT_WORDS)
  const others = await Promise.all((practice.alsoIn ?? []).map(readWords))
  const words: ReadPractice['words'] = [first, ...others]
  const codes = words.map(({ language }) => language.code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice)
    throw new PracticeMistakes(
      `${file}: words and alsoIn name two files for the language "${twice}". Take one of them out.`,
    )
  const apart = differencesIn(practice, words)
  if (apart.length) throw mistakes(file, apart)
  return { practice, words, notes: [...notesOn(practice, written), ...notesOnLanguages(practice, words)] }
}

async function readWords(name: string) {
  const file = `words/${name}.ts`
  const checked = wordsSchema.safeParse(await load(file))
  if (checked.success) return checked.data
  throw mistakes(file, checked.error.issues)
}

async function load(file: string): Promise<unknown> {
  const text = await readText(file)
  try {
    const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'silent' })
    const twins = findTwins(text)
    if (twins) throw new PracticeMistakes(`${file}: ${twins}`)
    if (module.default === undefined)
      throw new PracticeMistakes(
        `${file}: the last line is missing. It should be "export default" and the name behind "const" above.`,
      )
    return module.default
  } catch (reason) {
    if (reason instanceof PracticeMistakes) throw reason
    throw new PracticeMistakes(`${file} cannot be read. ${whyNot(text, reason)}`)
  }
}

async function readText(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new PracticeMistakes(`${file} cannot be read: there is no such file. Look for a slip in its name.`)
  })
  try {
    if (bytes.includes(0)) throw new Error('UTF-16')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PracticeMistakes(
      `${file} cannot be read: it is not saved as UTF-8. In your editor choose "Save with encoding: UTF-8".`,
    )
  }
}

function whyNot(text: string, reason: unknown) {
  const message = reason instanceof Error ? reason.message : String(reason)
  const bare = /^(\w+) is not defined/.exec(message)?.[1]
  if (bare) return `The word ${bare} stands there without quotes. Write '${bare}'.`
  return findSlip(text, Number(/:(\d+):\d+/.exec(message)?.[1]) || undefined)
}

export type Mistake = Pick<z.core.$ZodIssue, 'path' | 'message'>

function mistakes(file: string, all: readonly Mistake[]) {
  const lines = all.map(({ path, message }) => `  ${placeOf(path) || 'The file'} ${message}`)
  const unique = [...new Set(lines)]
  const explained = file.startsWith('words/')
    ? 'words/en.ts shows what every file has, and docs/how-do-i.md what a file may have besides'
    : 'The comments in practice.config.ts explain each value'
  return new PracticeMistakes(
    `${file} is not ready yet. Please change ${unique.length === 1 ? 'this' : `these ${unique.length} things`}:\n\n${unique.join('\n')}\n\n${explained}.`,
  )
}

/** services.offers (entry 2).name: people count from one. */
function placeOf(path: readonly PropertyKey[]) {
  const steps = path.map((step) => (typeof step === 'number' ? ` (entry ${step + 1})` : `.${String(step)}`))
  return steps.join('').replace(/^\./, '')
}

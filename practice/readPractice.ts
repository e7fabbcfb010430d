import { examplesIn } from './examples'
import { EVERY_LANGUAGE } from './fields'
import { LEGAL_NAMES, languageNotes, languageProblems } from './languages'
import { notesOn } from './notes'
import { PracticeError } from './PracticeError'
import { DEFAULT_WORDS, type Practice, practiceSchema } from './practiceSchema'
import { loadSourceFile, type SourceFile } from './sourceFile'
import { type Words, wordsSchema } from './wordsSchema'

/** `web` is what goes online; `local` may still contain example values. */
export type Target = 'local' | 'web'

export type ReadPractice = {
  practice: Practice
  /** One per language, the default language first. */
  words: [Words, ...Words[]]
  notes: string[]
}

export const PRACTICE_FILE = process.env.PRACTICE_FILE || 'practice.config.ts'

export async function readPractice(target: Target, file = PRACTICE_FILE): Promise<ReadPractice> {
  const source = await loadSourceFile(file)
  const checked = practiceSchema.safeParse(source.value)
  if (!checked.success) throw errorFor(file, source, checked.error.issues)
  const practice = checked.data
  const examples = target === 'web' ? examplesIn(source.value) : []
  const errors = examples.length ? [errorFor(file, source, examples)] : []

  const names: [string, ...string[]] = [practice.words ?? DEFAULT_WORDS, ...(practice.alsoIn ?? [])]
  const readAll = names.map((name) => readWords(name, target).catch((reason) => collect(reason, errors)))
  const words = (await Promise.all(readAll)) as ReadPractice['words']
  if (errors.length) throw new PracticeError(errors.map(({ message }) => message).join('\n\n'))
  // A notice that is already online replaces the one in words/.
  for (const name of LEGAL_NAMES) if (practice[name]) for (const own of words) delete own[name]
  const codes = words.map(({ language }) => language.code)
  const repeated = codes.find((code, index) => codes.indexOf(code) !== index)
  if (repeated)
    throw new PracticeError(
      `Two of your files in words/ have the language code "${repeated}": ${names.filter((_, index) => codes[index] === repeated).join(' and ')}. Correct the code at the top of one of them, or remove that file from words or alsoIn.`,
    )
  const wordFiles = words.map((one, index) => ({ name: names[index] ?? '', words: one }))
  const problems = languageProblems(practice, wordFiles)
  if (problems.length) throw errorFor(file, source, problems)
  const notes = [...notesOn(practice, source.value, wordFiles), ...languageNotes(practice, words)]
  return { practice, words, notes }
}

async function readWords(name: string, target: Target) {
  const file = `words/${name}.ts`
  const source = await loadSourceFile(file)
  const checked = wordsSchema.safeParse(source.value)
  if (!checked.success) throw errorFor(file, source, checked.error.issues)
  const examples = target === 'web' ? examplesIn(source.value) : []
  if (examples.length) throw errorFor(file, source, examples)
  return checked.data
}

function collect(error: unknown, errors: PracticeError[]) {
  if (!(error instanceof PracticeError)) throw error
  errors.push(error)
}

type Problem = { path: readonly PropertyKey[]; message: string; keys?: string[] }

function errorFor(file: string, { lineOf }: SourceFile, problems: readonly Problem[]) {
  const sentences = problems.map(({ path, message, keys = [] }) => {
    const line = lineOf([...path, ...keys.slice(0, 1)].filter((step) => step !== EVERY_LANGUAGE))
    return `  ${nameOf(path) || 'The file'}${line ? ` (line ${line})` : ''} ${message}`
  })
  const unique = [...new Set(sentences)]
  const help = file.startsWith('words/')
    ? 'words/en.ts shows what is required; docs/how-do-i.md lists what is optional'
    : 'The comments in practice.config.ts explain each value'
  return new PracticeError(
    `${file} is not ready yet. Please change ${unique.length === 1 ? 'this' : `these ${unique.length} things`}:\n\n${unique.join('\n')}\n\n${help}.`,
  )
}

/** The name of a value in a message, such as services.offers (entry 2).name. Entries are numbered from 1. */
function nameOf(path: readonly PropertyKey[]) {
  const steps = path
    .filter((step) => step !== EVERY_LANGUAGE)
    .map((step) => (typeof step === 'number' ? ` (entry ${step + 1})` : `.${String(step)}`))
  return steps.join('').replace(/^\./, '')
}

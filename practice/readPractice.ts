import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { z } from 'zod'
import { checkPractice, checkWords, SHIPPED_WORDS, type WordsFile } from './crossChecks'
import { refuseExamples } from './examples'
import { perKey } from './fields'
import { type CheckedPractice, inLanguage, type Practice, practiceSchema, wordsName } from './practiceSchema'
import { loadSourceFile, SourceFile } from './SourceFile'
import { type Words, wordsSchema } from './wordsSchema'

/** `web` is the site to publish; `local` may still contain example values. */
export type Target = 'local' | 'web'

export type ReadPractice = {
  /** The content in each language, default first. */
  locales: [Locale, ...Locale[]]
  notes: string[]
}
/** `folder` is where its pages are: '' for the default language, otherwise e.g. 'de/'. */
export type Locale = { practice: Practice; words: Words; folder: string }

export const PRACTICE_FILE = process.env.PRACTICE_FILE || 'practice.config.ts'
const DEFAULT_WORDS = 'en'

export async function readPractice(target: Target, file = PRACTICE_FILE): Promise<ReadPractice> {
  const source = await loadSourceFile(file)
  const practice = validate(source, practiceSchema, target)
  const names = wordsNamed(practice ?? source.value)
  const allExist = await checkFilesExist(source, names)
  if (!practice || !allExist) SourceFile.throwRefusals([source])
  const files = await Promise.all(names.map((name) => readWords(name, target)))
  SourceFile.throwRefusals([source, ...files.map((words) => words.source)])
  const checked = practice as CheckedPractice
  checkPractice(source, checked, files)
  await noteUnusedFiles(source, names)
  const english = await loadSourceFile('words/en.ts').catch(() => undefined)
  for (const words of files) checkWords(words, files, english?.value)
  SourceFile.throwRefusals([source])
  const locales = files.map(({ words }, index) => {
    const { code } = words.language
    return { practice: inLanguage(checked, code), words, folder: index ? `${code}/` : '' }
  })
  const notes = [source, ...files.map((words) => words.source)].flatMap((read) => read.notes)
  return { locales: locales as ReadPractice['locales'], notes }
}

/** Works even if the settings are invalid, so that missing words files are reported at the same time. */
function wordsNamed(practice: unknown) {
  const { words = DEFAULT_WORDS, alsoIn = [] } = (practice ?? {}) as { words?: unknown; alsoIn?: unknown }
  return [words, alsoIn].flat().map((name) => wordsName(String(name)))
}

async function readWords(name: string, target: Target): Promise<WordsFile> {
  const source = await loadSourceFile(`words/${name}.ts`)
  return { source, name, words: validate(source, wordsSchema, target) as Words }
}

/** Returns the checked value, or undefined if something in it has to change. */
function validate<Schema extends z.ZodType>(source: SourceFile, schema: Schema, target: Target) {
  const { data, error } = schema.safeParse(source.value)
  for (const { path, message, unknownKey } of error?.issues.flatMap(perKey) ?? [])
    source.refuse(path, (unknownKey && whereItBelongs(unknownKey, source)) ?? message)
  if (target === 'web') refuseExamples(source)
  return data as z.output<Schema> | undefined
}

const ADDRESS_LINES = ['street', 'postalCode', 'zip', 'city', 'town', 'state', 'country']

function whereItBelongs(key: string, { file }: SourceFile) {
  if (file.startsWith('words/'))
    return key in practiceSchema.shape ? 'belongs in practice.config.ts, not in this file.' : undefined
  if (key in wordsSchema.shape) return 'belongs in your words file, not in this one: see docs/how-do-i.md.'
  if (key in { facebook: 1, instagram: 1, linkedin: 1, youtube: 1, whatsapp: 1 })
    return "belongs in links, as an entry like { name: 'Facebook', address: 'https://…' }."
  if (ADDRESS_LINES.includes(key)) return "belongs in place, as a line of address: '15 Rainbow Street\\nColumbus, OH'."
  return undefined
}

async function checkFilesExist(source: SourceFile, names: string[]) {
  let allExist = true
  for (const [index, name] of names.entries()) {
    const there = await filesIn(dirname(`words/${name}`))
    if (there.includes(basename(name))) continue
    allExist = false
    const alike = there.find((other) => other.toLowerCase() === basename(name).toLowerCase())
    const advice = alike ? `Capitals count: write "${alike}".` : `Use one of these: ${there.join(', ')}.`
    const path = index ? ['alsoIn', index - 1] : ['words']
    source.refuse(path, `is "${name}", but there is no file words/${name}.ts. ${advice}`)
  }
  return allExist
}

export async function noteUnusedFiles(source: SourceFile, used: string[], folder = 'words') {
  for (const name of await filesIn(folder)) {
    if (used.includes(name) || SHIPPED_WORDS.includes(name)) continue
    const message = `does not mention words/${name}.ts, so that file is not used. To use it: words: '${name}', or alsoIn: ['${name}'] for a second language`
    source.note(['words'], message)
  }
}

/**
 * Lists names instead of opening files: some file systems open en.ts as En.ts too, but not those of the hosts that
 * build the site.
 */
async function filesIn(folder: string) {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/\.ts$/, ''))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { readYaml } from './readYaml.ts'

export const TYPICAL = 'tests/practices/typical.yaml'
export const typical = readFileSync(TYPICAL, 'utf8')

/** A practice.yaml of its own for the test that runs, read as for `npm start` unless it's to be published. */
export function readPractice(contents: string | Buffer, publish = false) {
  const file = test.info().outputPath('practice.yaml')
  writeFileSync(file, contents)
  return readYaml(file, practiceSchema({ publish, pictures: test.info().outputPath('pictures') }))
}

/** What is said about a file, without the lines themselves. */
export async function mistakesIn(contents: string | Buffer, publish = false) {
  try {
    await readPractice(contents, publish)
    return 'none'
  } catch (reason) {
    const folder = `${test.info().outputPath('.')}/`
    return (reason as Error).message.replaceAll(folder, '').replace(/\n {4}.*/g, '')
  }
}

/** The typical practice after one change. */
export function edited(written: string, instead: string) {
  if (!typical.includes(written)) throw new Error(`${TYPICAL} doesn't contain ${written}`)
  return typical.replace(written, instead)
}

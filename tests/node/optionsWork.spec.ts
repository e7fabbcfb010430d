import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import own from '../../practice.config'
import { practiceSchema } from '../../src/practice/practiceSchema'
import practice from '../practices/shipped'

test('each option in practice.config.ts works as its example stands there, once its // is removed', () => {
  const text = readFileSync('practice.config.ts', 'utf8')
  const examples = [...text.matchAll(/^ {2}\/\/ (\w+): (.+),$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  for (const [name = '', value = ''] of examples) {
    const written = Function(`return ${value}`)()
    const checked = practiceSchema.safeParse({ ...practice, [name]: written })
    expect(checked.error?.issues ?? [], name).toEqual([])
  }
  if (own.name !== 'Example Counseling') return // a practice may delete what it does not need
  expect(examples.length).toBeGreaterThan(10)
  const described = new Set([...text.matchAll(/^ {2}(?:\/\/ )?(\w+):/gm)].map(([, name]) => name))
  for (const name of Object.keys(practiceSchema.shape))
    expect(described, `${name} is described`).toContain(name)
})

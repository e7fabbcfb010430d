import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { wordsSchema } from '../../src/content/wordsSchema.ts'
import { readYaml } from '../../src/reading/readYaml.ts'

type Field = {
  name: string
  required?: boolean
  component?: string
  fields?: Field[]
  list?: unknown
  options?: { values: unknown[] }
}
type Entry = { path: string; fields: Field[] }

const { content, components } = parse(readFileSync('.pages.yml', 'utf8')) as {
  content: Entry[]
  components: Record<string, Field>
}
const entry = (path: string) => content.find((other) => other.path === path) ?? { path, fields: [] }
const practice = practiceSchema({ publish: false })

test('.pages.yml has a form field for every setting, with the same marks', () => {
  expect(formOf(entry('practice.yaml').fields)).toEqual(schemaOf(practice))
  const { services } = wordsSchema.shape
  for (const language of readdirSync('words'))
    expect(formOf(entry(`words/${language}`).fields)).toEqual({
      services: { required: true, inside: schemaOf(services) },
    })
})

test('the form offers every language', () => {
  const language = entry('practice.yaml').fields.find(({ name }) => name === 'language')
  const languages = (language?.options?.values ?? []) as { value: string }[]
  const offered = languages.map(({ value }) => `${value}.yaml`)
  expect(offered.sort()).toEqual(readdirSync('words').sort())
})

test('the form offers every drawing', () => {
  const drawing = components.services?.fields?.[2]?.fields?.[0]
  const offered = readdirSync('src/drawings/offered').map((file) => file.replace('.svg', ''))
  expect([...(drawing?.options?.values ?? [])].sort()).toEqual(offered.sort())
})

// A form saves what YAML's core schema reads, without comments and without empty values.
for (const file of ['practice.yaml', 'tests/practices/richest.yaml'])
  test(`saved by a form, ${file} says the same`, async () => {
    const schema = practiceSchema({ publish: false, pictures: join(dirname(file), 'pictures') })
    const saved = test.info().outputPath('practice.yaml')
    const read = parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    for (const [name, value] of Object.entries(read)) expect(typeof value, `${name} is quoted`).not.toBe('number')
    writeFileSync(saved, stringify(read))
    expect(await readYaml(saved, schema)).toEqual(await readYaml(file, schema))
  })

for (const language of readdirSync('words'))
  test(`saved by a form, words/${language} says the same`, async () => {
    const saved = test.info().outputPath(language)
    writeFileSync(saved, stringify(parse(readFileSync(`words/${language}`, 'utf8'))))
    expect(await readYaml(saved, wordsSchema)).toEqual(await readYaml(`words/${language}`, wordsSchema))
  })

type Shape = Record<string, { required: boolean; inside?: Shape }>

function formOf(fields: Field[]): Shape {
  return Object.fromEntries(
    fields.map((field) => {
      const { required = false, fields } = { ...components[field.component ?? ''], ...field }
      return [field.name, { required, ...(fields && { inside: formOf(fields) }) }]
    }),
  )
}

function schemaOf(schema: z.ZodType): Shape {
  return shapeOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
}

type JsonSchema = z.core.JSONSchema.BaseSchema

function shapeOf({ properties = {}, required = [] }: JsonSchema): Shape {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const inner = property as JsonSchema
      const { properties } = ((inner.items as JsonSchema) ?? inner) as JsonSchema
      const inside = properties && shapeOf((inner.items as JsonSchema) ?? inner)
      return [name, { required: required.includes(name), ...(inside && { inside }) }]
    }),
  )
}

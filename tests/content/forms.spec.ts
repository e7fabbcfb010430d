import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { SECTIONS } from '../../src/content/sections.ts'
import { readYaml } from '../../src/reading/readYaml.ts'
import { siteNames } from '../site/sites.js'

type Field = {
  name: string
  required?: boolean
  component?: string
  fields?: Field[]
  list?: unknown
  options?: { values: unknown[] }
}

const { content, components } = parse(readFileSync('.pages.yml', 'utf8')) as {
  content: { fields: Field[] }[]
  components: Record<string, Field>
}
const fields = content[0]?.fields ?? []

test('.pages.yml has a form field for every setting, and requires the same ones', () => {
  const schema = z.toJSONSchema(practiceSchema({ publish: false }), { io: 'output', unrepresentable: 'any' })
  expect(formOf(fields)).toEqual(shapeOf(schema))
  const required = fields.filter(({ required }) => required).map(({ name }) => name)
  expect(required.sort()).toEqual(schema.required?.sort())
})

test('the form offers every drawing and every section', () => {
  const drawings = readdirSync('src/drawings/offered').map((file) => file.replace('.svg', ''))
  expect(components.drawing?.options?.values).toEqual(drawings.sort())
  expect(fields.find(({ name }) => name === 'sections')?.options?.values).toEqual([...SECTIONS])
})

// A form saves what YAML's core schema reads, without comments and without empty values.
for (const file of ['practice.yaml', ...siteNames.map((site) => `tests/practices/${site}.yaml`)])
  test(`saved by a form, ${file} says the same`, async () => {
    const schema = practiceSchema({ publish: false, pictures: join(dirname(file), 'pictures') })
    const saved = test.info().outputPath('practice.yaml')
    writeFileSync(saved, stringify(parse(readFileSync(file, 'utf8'))))
    expect(await readYaml(saved, schema)).toEqual(await readYaml(file, schema))
  })

test('every number in practice.yaml is quoted, because a form can’t save another', () => {
  const read = parse(readFileSync('practice.yaml', 'utf8')) as Record<string, unknown>
  expect(JSON.stringify(read)).not.toMatch(/:\d/)
})

interface Shape {
  [name: string]: Shape | undefined
}

function formOf(fields: Field[]): Shape {
  return Object.fromEntries(
    fields.map((field) => {
      const { fields } = { ...components[field.component ?? ''], ...field }
      return [field.name, fields && formOf(fields)]
    }),
  )
}

type JsonSchema = z.core.JSONSchema.BaseSchema

function shapeOf({ properties = {} }: JsonSchema): Shape {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const inner = ((property as JsonSchema).items ?? property) as JsonSchema
      return [name, inner.properties && shapeOf(inner)]
    }),
  )
}

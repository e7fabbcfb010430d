import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { z } from 'zod'
import { practiceSchema } from '../../src/content/practiceSchema.ts'
import { SECTIONS } from '../../src/content/sections.ts'
import { cleared, type Field, openEditor } from './editor.ts'
import { readYaml } from './readYaml.ts'

const PAGES_YML = readFileSync('.pages.yml', 'utf8')
const editor = openEditor(PAGES_YML)
const { fields } = editor
const { components } = parse(PAGES_YML) as { components: Record<string, Field> }

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

/** What a practice says after the form was saved with these values. */
async function saved(values: ReturnType<typeof editor.read>, pictures: string) {
  expect(editor.complaintsAbout(values)).toEqual([])
  const file = test.info().outputPath('practice.yaml')
  writeFileSync(file, editor.write(values))
  return readYaml(file, practiceSchema({ publish: false, pictures }))
}

for (const file of ['practice.yaml', ...['barest', 'group', 'richest'].map((site) => `tests/practices/${site}.yaml`)])
  test(`opened and saved in the form, ${file} says the same`, async () => {
    const pictures = join(dirname(file), 'pictures')
    const schema = practiceSchema({ publish: false, pictures })
    const values = editor.read(readFileSync(file, 'utf8'))
    expect(await saved(values, pictures)).toEqual(await readYaml(file, schema))
  })

test('every optional field can be cleared in the form, and is gone then', async () => {
  // no links to sections, which would have to be changed, too
  const file = readFileSync('tests/practices/group.yaml', 'utf8').replace(/\]\([#/][\w-]+\/?\)/g, '](https://a.test/)')
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name)
  expect(optional.length).toBeGreaterThan(25)
  for (const name of optional) {
    const values = editor.read(file)
    values[name] = cleared(values[name])
    expect(await saved(values, 'tests/practices/pictures'), name).not.toHaveProperty(name)
  }
})

test('a text of any length can be saved in the form, whatever sign begins a line when it’s folded', async () => {
  const values = editor.read(readFileSync('tests/practices/barest.yaml', 'utf8'))
  for (let length = 60; length < 82; length++)
    for (const sign of ['- ', '– ', '* ', '• ', '# ', '| ']) {
      const text = `${'word '.repeat(30).slice(0, length).trim()} ${sign}and more words that follow after it`
      values.notice = text
      values.hours = [text, 'Monday']
      expect(await saved(values, '')).toMatchObject({ notice: text, hours: [text, 'Monday'] })
    }
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
    Object.entries(properties).flatMap(([name, property]) => {
      if ((property as JsonSchema).not) return [] // a setting that is always refused
      const inner = ((property as JsonSchema).items ?? property) as JsonSchema
      return [[name, inner.properties && shapeOf(inner)]]
    }),
  )
}

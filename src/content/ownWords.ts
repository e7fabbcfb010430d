import { z } from 'zod'
import { ContentError } from '../reading/ContentError.ts'
import type { Layer } from '../reading/layers.ts'
import { SENTENCES } from './sentences.ts'
import { wordsSchema } from './wordsSchema.ts'

type Entry = { name: string; text: string }

/** The entries under `words` in practice.yaml, such as hero.start, as one more layer over the language's file. */
export function ownWords(practiceFile: Layer, entries: Entry[]): Layer {
  const names = namesOf(z.toJSONSchema(wordsSchema, { io: 'output', unrepresentable: 'any' }))
  const unknown = entries.flatMap(({ name }, index) =>
    names.has(name)
      ? []
      : [
          practiceFile.mistakeAt(
            ['words', index, 'name'],
            SENTENCES.unknownWord(name, similarTo(name, [...names.keys()])),
          ),
        ],
  )
  if (unknown.length > 0) throw new ContentError(unknown)

  const value = {}
  for (const { name, text } of entries) {
    const written = names.get(name) === 'list' ? text.split(/\s*\n\s*/) : text
    const steps = name.split('.')
    const last = steps.pop() as string
    const group = steps.reduce<Record<string, unknown>>((outer, step) => {
      outer[step] ??= {}
      return outer[step] as Record<string, unknown>
    }, value)
    group[last] = written
  }
  const entryAt = (path: PropertyKey[]) =>
    entries.findLastIndex(({ name }) => `${path.join('.')}.`.startsWith(`${name}.`))
  return {
    value,
    found: [],
    has: (path) => entryAt(path) >= 0,
    mistakeAt: (path, sentence) => practiceFile.mistakeAt(['words', entryAt(path), 'text'], sentence),
  }
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** `hero.start` is a text, `tagline` a list of lines. */
function namesOf({ properties = {} }: JsonSchema, outer = ''): Map<string, 'text' | 'list'> {
  const names = new Map<string, 'text' | 'list'>()
  for (const [step, property] of Object.entries(properties)) {
    const inner = property as JsonSchema
    if (inner.properties) for (const [name, kind] of namesOf(inner, `${outer}${step}.`)) names.set(name, kind)
    else names.set(outer + step, inner.type === 'array' ? 'list' : 'text')
  }
  return names
}

/** The name that ends like the one that was written. */
function similarTo(written: string, names: string[]) {
  const last = written.split('.').at(-1)?.toLowerCase()
  return names.find((name) => name.split('.').at(-1)?.toLowerCase() === last) ?? ''
}

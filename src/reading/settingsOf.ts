import { z } from 'zod'

export type Settings = { all: Set<string>; lists: Set<string>; texts: Set<string> }
type JsonSchema = z.core.JSONSchema.BaseSchema

/** The names of all settings of a file, of those whose value is a list, and of those whose value is a text. */
export function settingsOf(schema: z.ZodType): Settings {
  const settings: Settings = { all: new Set(), lists: new Set(), texts: new Set() }
  collect(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), settings)
  return settings
}

function collect({ properties = {} }: JsonSchema, settings: Settings) {
  for (const [name, property] of Object.entries(properties)) {
    const inner = property as JsonSchema
    settings.all.add(name)
    if (inner.type === 'array') settings.lists.add(name)
    else if (!inner.properties) settings.texts.add(name)
    collect((inner.items as JsonSchema | undefined) ?? inner, settings)
  }
}

import { parse, stringify } from 'yaml'

// What the editor does with practice.yaml, by the rules of .pages.yml: reads it with YAML's core schema, shows a form,
// checks each field, and writes what isn't empty, folded at 80 columns and without comments.

export type Field = {
  name: string
  type?: string
  required?: boolean
  component?: string
  fields?: Field[]
  list?: unknown
  pattern?: { regex: string }
  options?: { values: unknown[] }
}
type Forms = { components: Record<string, Field>; content: { fields: Field[] }[] }
type Values = { [name: string]: Value }
export type Value = string | Value[] | Values

export function openEditor(pagesYml: string) {
  const { components, content } = parse(pagesYml) as Forms
  const whole = (field: Field): Field => ({ ...components[field.component ?? ''], ...field })
  const fields = (content[0]?.fields ?? []).map(whole)

  /** What the form shows of a field: something empty for what isn't in the file. */
  function shown(field: Field, value: unknown): Value {
    const { fields, list } = whole(field)
    if (list) return ((value as unknown[]) ?? []).map((entry) => shown({ ...field, list: undefined }, entry))
    if (!fields) return (value ?? '') as string
    const group = (value ?? {}) as Record<string, unknown>
    return Object.fromEntries(fields.map((inner) => [inner.name, shown(inner, group[inner.name])]))
  }

  /** Why a form can't be saved. A pattern also applies to an empty field. */
  function complaints(field: Field, value: Value): string[] {
    const { name, type, fields, list, required, pattern } = whole(field)
    if (list) return (value as Value[]).flatMap((entry) => complaints({ ...whole(field), list: undefined }, entry))
    if (fields) return fields.flatMap((inner) => complaints(inner, (value as Values)[inner.name] ?? ''))
    if (typeof value !== 'string') return [`${name}: expected a text`]
    if (required && !value) return [`${name}: required`]
    if (type !== 'select' && pattern && !new RegExp(pattern.regex).test(value)) return [`${name}: pattern`]
    return []
  }

  return {
    fields,
    read: (file: string) => shown({ name: '', fields }, parse(file)) as Values,
    complaintsAbout: (values: Values) => complaints({ name: '', fields }, values),
    write: (values: Values) => stringify(withoutEmpty(values) ?? {}),
  }
}

function withoutEmpty(value: Value): unknown {
  if (typeof value === 'string') return value || undefined
  const kept = Array.isArray(value) ? value.map(withoutEmpty).filter((entry) => entry !== undefined) : group(value)
  return Object.keys(kept).length > 0 ? kept : undefined
}

const group = (value: Values) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const kept = withoutEmpty(inner)
      return kept === undefined ? [] : [[name, kept]]
    }),
  )

/** The same fields, all of them cleared. */
export function cleared(value: Value | undefined): Value {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object') return ''
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleared(inner)]))
}

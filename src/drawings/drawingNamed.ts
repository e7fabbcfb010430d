const files = import.meta.glob<string>('./offered/*.svg', { query: '?raw', import: 'default', eager: true })

/** The drawing that a practice or src/content/content.ts names: `growing` is offered/growing.svg. */
export function drawingNamed(name: string) {
  const svg = files[`./offered/${name}.svg`]
  if (svg === undefined) throw new Error(`There is no drawing src/drawings/offered/${name}.svg.`)
  return svg
}

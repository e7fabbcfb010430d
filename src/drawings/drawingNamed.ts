const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

/** The drawing that words/*.yaml names: `growing` is growing.svg. */
export function drawingNamed(name: string) {
  const svg = files[`./${name}.svg`]
  if (svg === undefined) throw new Error(`There is no drawing src/drawings/${name}.svg.`)
  return svg
}

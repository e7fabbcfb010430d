const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

/** The drawing that words/*.yaml names: `growing` is growing.svg. */
export const drawingByName = (name: string) => files[`./${name}.svg`] ?? ''

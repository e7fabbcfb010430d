// npm run fonts: makes src/styles/fonts/, src/styles/fonts.css and public/licenses.txt from the packages below, which it
// installs only for that.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/** The faces of the site: a package of Fontsource, what is kept of it, and system fonts that stand in until it is there. */
const FACES = {
  heading: {
    source: '@fontsource-variable/fraunces',
    files: 'fraunces-*-full-normal',
    axes: { opsz: 72, wght: 450, SOFT: 100, WONK: 0 },
    standIns: { 400: ['georgia', 'notoSerif', 'timesNewRoman'] },
    generic: 'serif',
  },
  text: {
    source: '@fontsource-variable/figtree',
    files: 'figtree-*-wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    standIns: { 400: ['arial', 'roboto'], 600: ['arial/700'] },
    generic: 'system-ui, sans-serif',
  },
}
/** Fonts of Linux with the same widths. */
const TWINS = { Arial: 'Liberation Sans', 'Arial Bold': 'Liberation Sans Bold', 'Times New Roman': 'Liberation Serif' }

const LATIN = `${characters([0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153])}–—‘’‚“”„†•…‹›€™−`
const EXTENDED = characters([0x100, 0x151], [0x154, 0x17f])
const EXTENDED_RANGE = 'U+100-151, U+154-17F'
const FOLDER = 'src/styles/fonts'
const require = createRequire(import.meta.url)

for (const file of readdirSync(FOLDER)) rmSync(`${FOLDER}/${file}`)
const css = []
const names = []
for (const [role, face] of Object.entries(FACES)) {
  const made = await makeFace(role, face)
  css.push(...made.rules)
  names.push(`  --font-${role}: ${made.names};`)
}
const licenses = [
  'Licenses of the software and fonts in this site.',
  `react, react-dom and scheduler, in assets/hydrateForm-*.js\n\n${licenseOf('react')}`,
  ...Object.entries(FACES).map(([role, { source }]) => `${source}, in assets/${role}-*.woff2\n\n${licenseOf(source)}`),
]
writeFileSync('public/licenses.txt', `${licenses.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`)
const intro = '/* Made by `npm run fonts`. Browsers fetch the extended files only for pages that need them. */'
writeFileSync('src/styles/fonts.css', `${[intro, `:root {\n${names.join('\n')}\n}`, ...css].join('\n\n')}\n`)

/** Writes the files of a face. Returns its rules and its names for CSS. */
async function makeFace(role, { source, files, axes, standIns, generic }) {
  const { family } = require(`${source}/metadata.json`)
  const subset = (range, wanted, variationAxes) => {
    const font = readFileSync(require.resolve(`${source}/files/${files.replace('*', range)}.woff2`))
    return subsetFont(font, wanted, { targetFormat: 'woff2', variationAxes, keepFeatures: ['kern'], noHinting: true })
  }
  writeFileSync(`${FOLDER}/${role}-latin.woff2`, await subset('latin', LATIN, axes))
  writeFileSync(`${FOLDER}/${role}-extended.woff2`, await subset('latin-ext', EXTENDED, axes))

  const weight = axes.wght.min && `${axes.wght.min} ${axes.wght.max}`
  const rules = [
    rule({ family, weight, display: 'swap', src: `url('./fonts/${role}-latin.woff2')` }),
    rule({ family, weight, display: 'swap', src: `url('./fonts/${role}-extended.woff2')`, range: EXTENDED_RANGE }),
  ]
  const families = [family]
  for (const [weight, fonts] of Object.entries(standIns)) {
    const pinned = await subset('latin', LATIN, axes.wght.min ? { wght: Number(weight) } : axes)
    const ours = await fromBuffer(pinned)
    for (const font of fonts) {
      const { default: theirs } = await import(`@capsizecss/metrics/${font}`)
      const standIn = `${family} ${theirs.familyName}`
      families.push(standIn)
      const locals = [theirs.fullName.replace(' Regular', ''), TWINS[theirs.fullName]].filter(Boolean)
      const src = locals.map((name) => `local('${name}')`).join(', ')
      rules.push(rule({ family: standIn, weight: weight === '400' ? undefined : weight, src, like: [ours, theirs] }))
    }
  }
  return {
    rules,
    names: [...new Set(families)]
      .map((name) => `'${name}'`)
      .concat(generic)
      .join(', '),
  }
}

function rule({ family, weight, display, src, range, like }) {
  const lines = {
    'font-family': `'${family}'`,
    'font-weight': weight,
    'font-display': display,
    src,
    'unicode-range': range,
  }
  if (like) Object.assign(lines, overrides(...like))
  const written = Object.entries(lines).filter(([, value]) => value)
  return `@font-face {\n${written.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`
}

/** Makes a system font as wide and as high as ours, so that nothing moves when ours arrives. */
function overrides(ours, theirs) {
  const adjust = ours.xWidthAvg / ours.unitsPerEm / (theirs.xWidthAvg / theirs.unitsPerEm)
  const percent = (part) => `${(100 * part).toFixed(1)}%`
  return {
    'size-adjust': percent(adjust),
    'ascent-override': percent(ours.ascent / ours.unitsPerEm / adjust),
    'descent-override': percent(-ours.descent / ours.unitsPerEm / adjust),
  }
}

function licenseOf(source) {
  return readFileSync(`node_modules/${source}/LICENSE`, 'utf8').trim()
}

function characters(...ranges) {
  return ranges
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i)))
    .join('')
}

// npm run drawings: makes docs/drawings.png, which shows a practice the drawings that it can choose.
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colorByDay, inColorsByDay } from '../src/color/colorByDay.js'

const FOLDER = 'src/drawings/offered'
const NAMES = readdirSync(FOLDER).map((file) => file.replace('.svg', ''))
const [CELL, COLUMNS] = [260, 4]
const [background, ink] = [colorByDay('color-tinted'), colorByDay('color-ink')]

const cells = await Promise.all(
  NAMES.map(async (name, index) => {
    const drawing = Buffer.from(inColorsByDay(readFileSync(`${FOLDER}/${name}.svg`, 'utf8')))
    const picture = await sharp(drawing, { density: 150 })
      .resize(CELL - 40, CELL - 100, { fit: 'contain', background })
      .png()
      .toBuffer()
    const label = `<svg width="${CELL}" height="40"><text x="20" y="26" font-family="sans-serif" font-size="20" fill="${ink}">${name}</text></svg>`
    const [left, top] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * (CELL - 40)]
    return [
      { input: picture, left: left + 20, top: top + 16 },
      { input: Buffer.from(label), left, top: top + CELL - 84 },
    ]
  }),
)
const size = { width: CELL * COLUMNS, height: (CELL - 40) * Math.ceil(NAMES.length / COLUMNS) }
const paper = sharp({ create: { ...size, channels: 3, background } })
await paper.composite(cells.flat()).png({ palette: true }).toFile('docs/drawings.png')

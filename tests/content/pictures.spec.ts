import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { parsePictureAddress, pictureAddress } from '../../src/pictures/pictureAddress.ts'
import { makePicture } from '../../src/pictures/sharp.ts'
import { mistakesIn, readPractice, typical } from './typicalPractice.ts'

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
const JPEG = readFileSync('tests/practices/pictures/zofia.jpg')

/** The typical practice with a portrait that is called zoë.jpg. */
function withPortrait(photo: Buffer | string, name = 'zoë.jpg') {
  const folder = test.info().outputPath('pictures')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(`${folder}/${name}`, photo)
  const person = 'people:\n  - name: Zoë\n    training: \n      - MA\n    text: Hello.\n'
  return `${typical}${person}    portrait:\n      file: pictures/zoë.jpg\n      description: Zoë\n`
}

test('a picture that can’t be used is refused by name', async () => {
  const small = await sharp({ create: { width: 200, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await mistakesIn(withPortrait(JPEG))).toBe('none')
  expect(await mistakesIn(withPortrait(HEIC))).toContain('is an iPhone’s HEIC picture.')
  expect(await mistakesIn(withPortrait('%PDF-1.7'))).toContain(
    'isn’t a picture that can be used. Save it as JPEG, PNG or WebP.',
  )
  expect(await mistakesIn(withPortrait(Buffer.from('\x89PNG', 'latin1')))).toContain('is a picture that is damaged.')
  expect(await mistakesIn(withPortrait(small))).toContain(
    'is a picture that is too small. It has to be at least 260 × 325 pixels, and has 200 × 400.',
  )
  expect(await mistakesIn(withPortrait(JPEG, 'ZOË.JPG'))).toContain(
    'with the same capital and small letters. There is one called ZOË.JPG.',
  )
})

test('a name that differs only in how its umlaut is stored is taken as meant', async () => {
  const { people } = await readPractice(withPortrait(JPEG, 'zoë.jpg'.normalize('NFD')))
  expect(people?.[0]?.portrait?.file.name).toBe('zoë.jpg'.normalize('NFD'))
})

test('a photo goes online upright, cut, and without what the phone has stored in it', async () => {
  const wide = { width: 900, height: 600, channels: 3, background: 'blue' } as const
  const red = await sharp({ create: { ...wide, width: 450, background: 'red' } })
    .png()
    .toBuffer()
  const photo = sharp({ create: wide }).composite([{ input: red, left: 0, top: 0 }]) // its left half is red
  const turned = photo.withMetadata({ orientation: 6 }) // so that its upper half is red
  writeFileSync(test.info().outputPath('a.jpg'), await turned.jpeg().toBuffer())
  const made = sharp(await makePicture(test.info().outputPath('.'), { name: 'a.jpg', width: 260, height: 325 }))
  expect(await made.metadata()).toMatchObject({ format: 'webp', width: 260, height: 325 })
  expect(await made.metadata()).not.toHaveProperty('exif')
  const [red1 = 0, , blue1 = 0, , , blue2 = 0] = await made.resize(1, 2, { fit: 'fill' }).raw().toBuffer()
  expect([red1 > 200, blue1 < 50, blue2 > 200], 'red above blue').toEqual([true, true, true])
})

test('every name of a picture has an address of its own, with plain letters only', () => {
  const names = [
    'anna.jpg',
    'anna.png',
    'Zoë 1.jpeg',
    '50% #1?.png',
    'a_b.jpg',
    'a%5Fb.jpg',
    'IMG_4711.JPG',
    "o'hara (2).webp",
  ]
  const addresses = names.map((name) => pictureAddress({ name, width: 260, height: 325 }))
  expect(new Set(addresses).size).toBe(names.length)
  for (const [index, address] of addresses.entries()) {
    expect(address).toMatch(/^pictures\/[\w.-]+\/260x325\.webp$/)
    expect(parsePictureAddress(address)).toEqual({ name: names[index], width: 260, height: 325 })
  }
})

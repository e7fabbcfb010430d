import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { textsIn } from '../../practice/examples'
import { parseHours } from '../../practice/openingHours'
import type { Words } from '../../practice/wordsSchema'
import { makePortraits } from '../../publish/portraits'
import { FIELDS } from '../../src/enquiry/enquiry'
import { directionOf } from '../../src/languageRules'
import { formatHours } from '../../src/sections/formatHours'
import { color } from '../../src/styles/color'
import { SITES } from '../../tools/testSites'
import german from '../../words/de'
import english from '../../words/en'
import spanish from '../../words/es'
import french from '../../words/fr'

const pageOf = (site: keyof typeof SITES, file = 'index.html') => readFileSync(join(SITES[site].folder, file), 'utf8')

test('the text direction follows the language', () => {
  const directions = ['en', 'ar', 'he', 'fa', 'ur', 'tr'].map(directionOf)
  expect(directions).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'rtl', 'ltr'])
  expect(pageOf('rightToLeft')).toContain('<html lang="ar" dir="rtl">')
  expect(pageOf('web')).toContain('<html lang="en" dir="ltr">')
})

test('files in public/ are published unchanged, except the README', () => {
  expect(pageOf('web', 'favicon.svg')).toBe(readFileSync('public/favicon.svg', 'utf8'))
  expect(readdirSync(SITES.web.folder)).not.toContain('README.md')
})

test('a note says what the picture for shared links leaves out because its font lacks the letters', () => {
  const notes = readFileSync('dist-tests/built', 'utf8')
  for (const what of ['name', 'tagline'])
    expect(notes).toContain(`The picture for shared links (ar) leaves out the ${what}: its font lacks some letters.`)
  expect(notes, 'although one name contains <Practice>, and another Łódź').not.toMatch(/\((en|de)\) leaves out/)
})

test('no sentence in the German, Spanish or French words file is still in English', () => {
  const known = new Set(textsIn(english).map(({ text }) => text))
  for (const words of [german, spanish, french])
    expect(
      textsIn(words).filter(({ text }) => text.length > 15 && known.has(text)),
      words.language.code,
    ).toEqual([])
})

test('the four languages list the same services in the same order', () => {
  for (const { enquiry, language } of [english, german, spanish, french])
    expect(enquiry.services, language.code).toEqual([
      expect.stringMatching(/individu|einzel/i),
      expect.stringMatching(/coupl|paar|pareja/i),
      expect.stringMatching(/[sé]tud/i),
    ])
})

test('opening hours follow the conventions of each language', () => {
  const written = (words: Words) =>
    ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:30', 'Su 00:00-24:00'].map((entry) =>
      formatHours(parseHours(entry), words)
        .replace(/[\u00a0\u202f]/g, ' ')
        .replace('–\u2060', '–'),
    )
  expect(written(english)).toEqual(['Monday–Friday, 9:00 AM–5:00 PM', 'Saturday, 10:00 AM–1:30 PM', 'Sunday, 24 hours'])
  expect(written(german)).toEqual(['Montag bis Freitag, 9–17 Uhr', 'Samstag, 10–13:30 Uhr', 'Sonntag, rund um die Uhr'])
  expect(written(spanish)).toEqual([
    'De lunes a viernes, de 9:00 a 17:00',
    'Sábado, de 10:00 a 13:30',
    'Domingo, las 24 horas',
  ])
  expect(written(french)).toEqual([
    'Du lundi au vendredi, de 9 h à 17 h',
    'Samedi, de 10 h à 13 h 30',
    'Dimanche, 24 h sur 24',
  ])
})

test('portraits are rotated upright, are stripped of metadata, and can have any file name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portraits-'))
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
  const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
  const photo = await plain.jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer()
  expect(photo.includes('SecretCamera')).toBe(true)
  writeFileSync(join(folder, 'Zoe\u0308 1, new.jpg'), photo) // decomposed, as macOS stores it
  const { files, portraits, notes } = await makePortraits([withPortrait('Zoë 1, new.jpg')], folder)
  const portrait = portraits['Zoë 1, new.jpg']
  expect([portrait?.width, portrait?.height]).toEqual([600, 900])
  expect(notes.join()).not.toContain('wider than it is tall')
  writeFileSync(join(folder, 'landscape.jpg'), await plain.clone().withMetadata({ orientation: 1 }).jpeg().toBuffer())
  const landscape = await makePortraits([withPortrait('landscape.jpg')], folder)
  expect(landscape.notes.join()).toContain('The portrait landscape.jpg is wider than it is tall')
  for (const [sigma, least] of [[28, 0] as const, [16, 8_000] as const]) {
    const noise = { type: 'gaussian', mean: 128, sigma } as const
    const detailed = sharp({ create: { width: 1_600, height: 2_000, channels: 3, background: '#888', noise } })
    writeFileSync(join(folder, 'detailed.jpg'), await detailed.resize(800).jpeg({ quality: 95 }).toBuffer())
    const large = await makePortraits([withPortrait('detailed.jpg')], folder)
    expect(large.portraits['detailed.jpg']).toMatchObject({ width: 640, height: 800 })
    const [bytes] = large.files.values()
    expect(bytes?.length, 'lower quality only for a picture with many details').toBeGreaterThan(least)
    expect(bytes?.length).toBeLessThan(40_000)
  }
  expect(files.size).toBe(1)
  for (const [name, bytes] of files) {
    expect(name).toMatch(/^assets\/immutable\/Zoe-1-new-[\w-]{8}\.webp$/)
    expect(Buffer.from(bytes).includes('SecretCamera')).toBe(false)
    const { width, height, orientation, exif } = await sharp(bytes).metadata()
    expect([width, height, orientation ?? 1, exif]).toEqual([600, 900, 1, undefined])
  }
  rmSync(folder, { recursive: true })
})

test('a portrait that is missing, unreadable or too small causes a clear error message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portraits-'))
  writeFileSync(join(folder, 'text.jpg'), 'not a picture')
  writeFileSync(join(folder, 'empty.jpg'), '')
  const small = sharp({ create: { width: 200, height: 250, channels: 3, background: '#888' } })
  writeFileSync(join(folder, 'small.png'), await small.png().toBuffer())
  for (const [file, sentence] of [
    ['none.jpg', 'is not in the portraits/ folder. Check its name for a typo.'],
    ['Small.png', "is not in the portraits/ folder. There is small.png: capitals count, so write 'small.png'."],
    ['text.jpg', "can't be read as a picture"],
    ['empty.jpg', "can't be read as a picture"],
    ['small.png', 'is only 200 pixels wide'],
  ] as const)
    await expect(makePortraits([withPortrait(file)], folder)).rejects.toThrow(`The portrait ${file} ${sentence}`)
  rmSync(folder, { recursive: true })
})

test('the site includes licenses, avoids CSS that Safari 15.4 lacks, and opts out of email obfuscation', () => {
  const licenses = pageOf('web', 'licenses.txt')
  for (const name of ['react', 'react-dom', '@fontsource-variable/fraunces', '@fontsource-variable/figtree'])
    expect(licenses, name).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim())
  const page = pageOf('web')
  expect(page).toContain('-webkit-text-size-adjust:100%')
  const withoutSupports = page.replace('@supports (overflow:clip){#main{overflow:clip}}', '')
  expect(withoutSupports.match(/.{20}overflow(-x)?:clip/)?.[0]).toBeUndefined()
  const addresses = [...page.matchAll(/mailto:hello@zoe-and-sam\.example/g)].map(({ index }) => index)
  expect(page.indexOf('<!--email_off-->')).toBeLessThan(addresses[0] ?? 0)
  expect(page.indexOf('<!--/email_off-->')).toBeGreaterThan(addresses.at(-1) ?? Number.POSITIVE_INFINITY)
})

test('the icons and the picture for shared links have the declared sizes, and one icon is maskable', async () => {
  const { icons, ...manifest } = JSON.parse(pageOf('local', 'site.webmanifest'))
  expect(manifest).toMatchObject({ name: "Zoë & Sam's <Practice>", start_url: './', scope: './' })
  expect(JSON.parse(pageOf('rightToLeft', 'site.webmanifest'))).toMatchObject({ lang: 'ar', dir: 'rtl' })
  const english = JSON.parse(pageOf('richest', 'en/site.webmanifest'))
  expect(english.icons[0].src, 'shared by all languages').toBe('../icon-192.png')
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
  const others = [
    { src: './social-card.png', sizes: '1200x630' },
    { src: './apple-touch-icon.png', sizes: '180x180' },
  ]
  // Phones may crop a maskable icon to a circle, so there must be nothing but background outside it.
  const { data, info } = await sharp(join(SITES.local.folder, icons[2].src)).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3)
  const rim = Array.from({ length: 360 }, (_, degree) => {
    const [x = 0, y = 0] = [Math.cos, Math.sin].map((f) =>
      Math.round(info.width * (0.5 + 0.4 * f(degree * (Math.PI / 180)))),
    )
    return pixel(x, y)
  })
  expect([...new Set(rim)]).toEqual([pixel(0, 0)])
  for (const { src, sizes } of [...icons, ...others]) {
    const picture = sharp(join(SITES.local.folder, src))
    const { width, height } = await picture.metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
    expect((await picture.stats()).entropy, `${src} is not blank`).toBeGreaterThan(0.5)
  }
})

test('the not-found page and legal pages are noindex, and the structured data escapes <', () => {
  for (const page of [pageOf('web', '404.html'), pageOf('richest', 'privacy/index.html')])
    for (const [text, times] of [['content="noindex"', 1] as const, ['<form', 0] as const])
      expect(page.split(text)).toHaveLength(times + 1)
  expect(pageOf('web')).not.toContain('noindex')
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(pageOf('web'))?.[1] ?? ''
  expect(data).toContain('\\u003cPractice>')
  expect(data).not.toContain('<')
})

test('email templates have a subject that starts with fixed text, and no mailto: link', () => {
  const templates = readdirSync('docs').filter((name) => name.startsWith('emailjs-template'))
  expect(templates).toHaveLength(4)
  for (const file of templates) {
    const template = readFileSync(join('docs', file), 'utf8')
    expect(template).not.toMatch(/mailto:[^ ]|href/)
    expect(template).toMatch(/^<!-- Subject: [^{]+: \{\{service\}\} -->/)
    for (const name of Object.values(FIELDS)) expect(template).toContain(`{{${name}}}`)
  }
})

test('the manifest and the outbox take their colors from tokens.css, and an unknown role is an error', () => {
  expect(color('color-paper')).toBe('#fbf7f1')
  expect(color('color-paper', 'dark')).toBe('#14201f')
  expect(color('draw-third', 'dark')).toBe('#f3cf8a')
  expect(() => color('color-papre')).toThrow('tokens.css has no --color-papre')
  expect(() => color('size-small')).toThrow('isn’t written like #1e4d8b')
  const outbox = readFileSync('provider/outbox.html', 'utf8')
  for (const [, role = ''] of outbox.matchAll(/var\(--([\w-]+)\)/g)) expect(color(role)).toMatch(/^#/)
  expect(JSON.parse(pageOf('web', 'site.webmanifest')).theme_color).toBe('#fbf7f1')
})

function withPortrait(file: string): Words {
  const portrait = { file, description: 'A portrait' }
  return { ...english, people: { title: 'Us', persons: [{ name: 'Z', training: ['T'], words: 'W', portrait }] } }
}

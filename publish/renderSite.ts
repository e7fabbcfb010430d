import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { ReadPractice, Target } from '../practice/readPractice'
import { EMAILJS } from '../src/enquiry/emailjs'
import { LEGAL_PAGES } from '../src/links'
import { PageLocation } from '../src/PageLocation'
import type { PageAssets, Portrait, View } from '../src/view'
import { contentSecurityPolicy } from './csp'
import { type FontFile, fontFaceCss, headingFont, textFont } from './fonts'
import { headersFile, immutableFile } from './hosting'
import { licenses } from './licenses'
import { icons, socialCard } from './pictures'
import { makePortraits } from './portraits'
import type { Prerender, Source } from './source'
import { wellKnownFiles } from './wellKnownFiles'

export type Files = Map<string, string | Uint8Array>

const LEGAL_NAMES = Object.keys(LEGAL_PAGES) as (keyof typeof LEGAL_PAGES)[]
const FORM_SCRIPT = 'assets/enquiry.js'
const PROVIDER_ORIGIN = { web: EMAILJS.origin, local: '' }

export async function renderSite(read: ReadPractice, source: Source, target: Target, portraitFolder?: string) {
  const { prerender, inlineScript, formScript } = source
  const { views, fonts, fontCss, files, notes } = await prepareSite(read, prerender, portraitFolder)
  const providerOrigin = PROVIDER_ORIGIN[target]
  const csp = (style: string) => contentSecurityPolicy({ inlineScript, style, providerOrigin })
  const assets = { inlineScript, providerOrigin, fonts, formScript: FORM_SCRIPT, styles: source.styles, csp }
  const pages = pagesOf(views, prerender, target).map(({ file, view, render }) => {
    const html = render({ ...assets, fontCss: fontCss(view) })
    return [file, withImports(html, view, files)] as const
  })
  const all: Files = new Map([...files, [FORM_SCRIPT, formScript], ...pages])
  if (target === 'web') all.set('_headers', headersFile(pages.map(([file]) => file)))
  return { files: all, notes }
}

/** What the pages need, and the files that don't depend on the pages: fonts, pictures, robots.txt and the like. */
export async function prepareSite(read: ReadPractice, prerender: Prerender, folder = 'portraits') {
  const portraits = await makePortraits(
    read.languages.map(({ words }) => words),
    folder,
  )
  const views = viewsOf(read, portraits.portraits)
  const heading = await headingFont(headingTexts(read))
  const { latin, extended } = await textFont()
  const fontFile = ({ name, woff2 }: FontFile) => immutableFile(name, woff2, 'woff2')
  const files: Files = new Map([
    ...portraits.files,
    ...[...heading, latin, extended].map((font) => [fontFile(font), font.woff2] as const),
    ...(await icons(prerender)),
    ...wellKnownFiles(views, new Date()),
    ['licenses.txt', licenses()] as const,
  ])
  const notes = [...read.notes, ...portraits.notes]
  for (const view of views) {
    const card = await socialCard(prerender, view, heading)
    files.set(`${view.location.folder}social-card.png`, card.picture)
    notes.push(...card.notes)
  }
  const fontCss = ({ location }: View) => {
    const face = (font: FontFile) => ({ href: location.to(fontFile(font)), letters: font.letters })
    return fontFaceCss({ heading: heading.map(face), text: face(latin), textExtended: face(extended) })
  }
  return { views, fonts: [...heading, latin].map(fontFile), fontCss, files, notes }
}

/**
 * Adds the pictures that components import to `files`, and replaces their addresses in the page. React also preloads
 * them, hence `href`.
 */
function withImports(html: string, { location }: View, files: Files) {
  return html.replace(/(?<=(?:src|href)=")\/(src\/[^"]+)/g, (_, imported: string) => {
    const { name, ext } = parse(imported)
    const picture = readFileSync(imported)
    const file = immutableFile(name, picture, ext.slice(1))
    files.set(file, picture)
    return location.to(file)
  })
}

type Page = { file: string; view: View; render(assets: PageAssets): string }

export function pagesOf(views: View[], prerender: Prerender, target: Target): Page[] {
  const [first] = views as [View]
  const pages = views.flatMap((view): Page[] => [
    { file: view.location.file, view, render: (assets) => prerender.renderHome(view, assets) },
    ...LEGAL_NAMES.flatMap((name): Page[] => {
      const text = view.words[name]
      if (typeof text !== 'object') return []
      const page = { ...view, location: view.location.at(LEGAL_PAGES[name]) }
      const render = (assets: PageAssets) => prerender.renderLegal(page, assets, text)
      return [{ file: page.location.file, view: page, render }]
    }),
  ])
  const root = target === 'web' ? new URL(first.practice.address).pathname : '/'
  const lost = { ...first, location: first.location.withRoot(root) }
  const render = (assets: PageAssets) => prerender.renderNotFound(lost, assets)
  return [...pages, { file: '404.html', view: lost, render }]
}

/** The name, the contact details, and all the words, any of which may be in a heading. */
function headingTexts({ languages }: ReadPractice) {
  return languages.flatMap(({ practice: { name, phone, secondPhone, email }, words }) => [
    ...[name, phone.text, secondPhone?.text ?? '', email, '0123456789'],
    JSON.stringify(words),
  ])
}

/** One view per language. The default language is at the site's root; the others are in folders below it. */
function viewsOf(read: ReadPractice, portraits: Record<string, Portrait>) {
  const [first] = read.languages
  const languages = read.languages.map(({ practice, words }) => ({
    code: words.language.code,
    invitation: words.language.invitation,
    home: new PageLocation(practice.address, words === first.words ? '' : `${words.language.code}/`),
    legalPages: LEGAL_NAMES.filter((name) => typeof words[name] === 'object').map((name) => LEGAL_PAGES[name]),
  }))
  return read.languages.map(({ practice, words }, index): View => {
    const location = languages[index]?.home as PageLocation
    const linked = Object.entries(portraits).map(([name, made]) => [name, { ...made, src: location.to(made.src) }])
    return {
      practice,
      words,
      direction: directionOf(words.language.code),
      location,
      languages,
      serviceNames: first.words.enquiry.services,
      portraits: Object.fromEntries(linked),
    }
  })
}

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'])

function directionOf(code: string) {
  return RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr'
}

import { inLanguage, LEGAL_NAMES } from '../practice/languages'
import type { ReadPractice, Target } from '../practice/readPractice'
import { LEGAL_PAGES } from '../src/links'
import { PageLocation } from '../src/PageLocation'
import type { PageAssets, Portrait, Prerender, View } from '../src/view'
import { contentSecurityPolicy } from './csp'
import { type FontFile, fontFaceCss, headingFont, textFont } from './fonts'
import { headersFile, immutableFile } from './hosting'
import { licenses } from './licenses'
import { icons, socialCard } from './pictures'
import { makePortraits } from './portraits'
import { usedStyles } from './usedStyles'
import { wellKnownFiles } from './wellKnownFiles'

export type Files = Map<string, string | Uint8Array>

export type Bundle = {
  prerender: Prerender
  css: string
  inlineScript: string
  formScript: string
  /** Other files that components import, such as a photo. */
  files: Files
}

const FORM_SCRIPT = 'assets/enquiry.js'
const PROVIDER_ORIGIN = { web: 'https://api.emailjs.com', local: '' }

export async function renderSite(read: ReadPractice, bundle: Bundle, target: Target, portraitFolder?: string) {
  const { prerender, inlineScript, formScript } = bundle
  const { views, fonts, fontCss, files, notes } = await prepareSite(read, prerender, target, portraitFolder)
  const providerOrigin = PROVIDER_ORIGIN[target]
  const formScriptPath = basePathOf(read.practice.address, target) + FORM_SCRIPT
  const assets = { css: '', csp: '', inlineScript, providerOrigin, fonts, formScript: formScriptPath }
  const pages = pagesOf(views, prerender).map(({ file, hasForm, render }) => {
    const html = render(assets) // without styles, to find out which ones it needs
    const css = fontCss + usedStyles(bundle.css, hasForm ? html + formScript : html)
    const csp = contentSecurityPolicy({ inlineScript, styles: [css, prerender.noScriptStyle], providerOrigin })
    return [file, render({ ...assets, css, csp })] as const
  })
  const all: Files = new Map([...bundle.files, ...files, [FORM_SCRIPT, formScript], ...pages])
  if (target === 'web') all.set('_headers', headersFile(pages.map(([file]) => file)))
  return { files: all, notes }
}

/** Everything that the pages need, and all of the site's other files: fonts, pictures and well-known files. */
export async function prepareSite(read: ReadPractice, prerender: Prerender, target: Target, folder = 'portraits') {
  const basePath = basePathOf(read.practice.address, target)
  const portraits = await makePortraits(read.words, folder, basePath)
  const views = viewsOf(read, basePath, portraits.portraits)
  const heading = await headingFont(headingTexts(read))
  const { latin, extended } = await textFont()
  const fontFile = ({ name, woff2 }: FontFile) => immutableFile(name, woff2, 'woff2')
  const face = (font: FontFile) => ({ href: basePath + fontFile(font), letters: font.letters })
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
  const faces = { heading: heading.map(face), text: face(latin), textExtended: face(extended) }
  const fonts = [...faces.heading, faces.text].map(({ href }) => href)
  return { views, fonts, fontCss: fontFaceCss(faces), files, notes }
}

type Page = { file: string; hasForm: boolean; render(assets: PageAssets): string }

export function pagesOf(views: View[], prerender: Prerender): Page[] {
  const [first] = views as [View]
  const pages = views.flatMap((view): Page[] => [
    { file: view.location.file, hasForm: true, render: (assets) => prerender.renderHome(view, assets) },
    ...LEGAL_NAMES.flatMap((name): Page[] => {
      const text = view.words[name]
      if (!text) return []
      const page = { ...view, location: view.location.at(LEGAL_PAGES[name]) }
      const render = (assets: PageAssets) => prerender.renderLegal(page, assets, text)
      return [{ file: page.location.file, hasForm: false, render }]
    }),
  ])
  return [...pages, { file: '404.html', hasForm: false, render: (assets) => prerender.renderNotFound(first, assets) }]
}

/** The name, the contact details, and all the words, any of which may be in a heading. */
function headingTexts({ practice, words }: ReadPractice) {
  const { name, phone, secondPhone = '', email } = practice
  return [...Object.values(name), phone, secondPhone, email, '0123456789', ...words.map((own) => JSON.stringify(own))]
}

/** One view per language. The default language is at the site's root; the others are in folders below it. */
function viewsOf({ practice, words }: ReadPractice, basePath: string, portraits: Record<string, Portrait>) {
  const [first] = words
  const languages = words.map((own) => ({
    code: own.language.code,
    invitation: own.language.invitation,
    home: new PageLocation(practice.address, basePath, own === first ? '' : `${own.language.code}/`),
    legalPages: LEGAL_NAMES.filter((name) => own[name]).map((name) => LEGAL_PAGES[name]),
  }))
  return words.map(
    (own, index): View => ({
      practice,
      name: inLanguage(practice.name, own.language.code) ?? '',
      emergency: inLanguage(practice.emergency, own.language.code),
      openingWords: inLanguage(practice.openingWords, own.language.code),
      words: own,
      location: languages[index]?.home as PageLocation,
      languages,
      serviceNames: first.enquiry.services,
      portraits,
    }),
  )
}

/** The site's path on its host. Locally, it is always the root. */
export function basePathOf(address: string, target: Target) {
  return target === 'web' ? new URL(address).pathname : '/'
}

import type { ReadPractice, Target } from '../practice/readPractice'
import { LEGAL_NAMES, LEGAL_PAGES } from '../src/links'
import { PageLocation } from '../src/PageLocation'
import { inLanguage, type PageAssets, type Portrait, type Prerender, type View } from '../src/view'
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
  assets: Files
}

const FORM_SCRIPT = 'assets/enquiry.js'
const PROVIDER_ORIGIN = { web: 'https://api.emailjs.com', local: '' }

export async function renderSite(read: ReadPractice, bundle: Bundle, target: Target, portraitFolder?: string) {
  const { prerender, inlineScript, formScript } = bundle
  const assets = await siteAssets(read, prerender, target, portraitFolder)
  const providerOrigin = PROVIDER_ORIGIN[target]
  const bare = { ...assets.bare, inlineScript, providerOrigin }
  const pages = pagesOf(assets.views, prerender).map(({ file, render }) => {
    // Rendered without styles first, to find out which ones the page needs.
    const html = render(bare)
    const css = assets.fontCss + usedStyles(bundle.css, html.includes('id="enquiry"') ? html + formScript : html)
    const csp = contentSecurityPolicy({ inlineScript, styles: [css, prerender.noScriptStyle], providerOrigin })
    return [file, render({ ...bare, css, csp })] as const
  })
  const files: Files = new Map([...bundle.assets, ...assets.files, [FORM_SCRIPT, formScript], ...pages])
  if (target === 'web') files.set('_headers', headersFile(pages.map(([file]) => file)))
  return { files, notes: assets.notes }
}

/** Everything in a site except its pages: fonts, pictures and well-known files. */
export async function siteAssets(
  read: ReadPractice,
  prerender: Prerender,
  target: Target,
  portraitFolder = 'portraits',
) {
  const basePath = basePathOf(read.practice.address, target)
  const portraits = await makePortraits(read.words, portraitFolder, basePath)
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
  const bare = { css: '', csp: '', inlineScript: '', providerOrigin: '', fonts, formScript: basePath + FORM_SCRIPT }
  return { views, files, notes, fontCss: fontFaceCss(faces), bare }
}

type Page = { file: string; render(assets: PageAssets): string }

export function pagesOf(views: View[], prerender: Prerender): Page[] {
  const [first] = views as [View]
  const pages = views.flatMap((view): Page[] => [
    { file: view.location.file, render: (assets) => prerender.renderHome(view, assets) },
    ...LEGAL_NAMES.flatMap((name): Page[] => {
      const text = view.words[name]
      if (!text) return []
      const page = { ...view, location: view.location.at(LEGAL_PAGES[name]) }
      return [{ file: page.location.file, render: (assets) => prerender.renderLegal(page, assets, text) }]
    }),
  ])
  return [...pages, { file: '404.html', render: (assets) => prerender.renderNotFound(first, assets) }]
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

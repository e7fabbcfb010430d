import type { ReadPractice, Target } from '../practice/readPractice'
import { EMAILJS } from '../src/enquiry/emailjs'
import { directionOf } from '../src/languageRules'
import { LEGAL_PAGES } from '../src/links'
import { PageLocation } from '../src/PageLocation'
import { renderHome, renderLegal, renderNotFound } from '../src/prerender'
import type { PageAssets, Portrait, View } from '../src/view'
import type { Bundle } from './bundle'
import type { Files } from './folder'
import { type FontFile, fontFaceCss, headingFont, textFont } from './fonts'
import { headersFile, immutableFile } from './hosting'
import { licenses } from './licenses'
import { icons, socialCard } from './pictures'
import { makePortraits } from './portraits'
import { addPublicFiles } from './publicFiles'
import { wellKnownFiles } from './wellKnownFiles'

const LEGAL_NAMES = Object.keys(LEGAL_PAGES) as (keyof typeof LEGAL_PAGES)[]
const FORM_SCRIPT = 'assets/enquiry.js'
const PROVIDER_ORIGIN = { web: EMAILJS.origin, local: '' }

/** `root` is the folder that contains portraits/ and public/. */
export async function renderSite(read: ReadPractice, bundle: Bundle, target: Target, root = '.') {
  const words = read.languages.map((language) => language.words)
  const portraits = await makePortraits(words, `${root}/portraits`)
  const views = viewsOf(read, portraits.portraits)
  const heading = await headingFont(headingTexts(read))
  const { latin, extended } = await textFont()
  const fontFile = ({ name, woff2 }: FontFile) => immutableFile(name, woff2, 'woff2')
  const assets: PageAssets = {
    ...bundle,
    formScript: FORM_SCRIPT,
    fonts: [...heading, latin].map(fontFile),
    fontCss: (location) => fontFaceCss({ heading, latin, extended }, (font) => location.to(fontFile(font))),
    providerOrigin: PROVIDER_ORIGIN[target],
  }
  const pages = pagesOf(views, assets, target)
  const files: Files = new Map([
    ...portraits.files,
    ...[...heading, latin, extended].map((font) => [fontFile(font), font.woff2] as const),
    ...(await icons()),
    ...wellKnownFiles(views, new Date()),
    ['licenses.txt', licenses()] as const,
    [FORM_SCRIPT, bundle.formScript] as const,
    ...pages,
  ])
  const notes = [...read.notes, ...portraits.notes]
  for (const view of views) {
    const card = await socialCard(view, heading)
    files.set(`${view.location.folder}social-card.png`, card.picture)
    notes.push(...card.notes)
  }
  if (target === 'web') files.set('_headers', headersFile([...pages.keys()]))
  addPublicFiles(files, `${root}/public`)
  return { files, notes }
}

function pagesOf(views: View[], assets: PageAssets, target: Target) {
  const [first] = views as [View]
  const pages = new Map<string, string>()
  for (const view of views) {
    pages.set(view.location.file, renderHome(view, assets))
    for (const name of LEGAL_NAMES) {
      const text = view.words[name]
      const page = { ...view, location: view.location.at(LEGAL_PAGES[name]) }
      if (typeof text === 'object') pages.set(page.location.file, renderLegal(page, assets, text))
    }
  }
  const root = target === 'web' ? new URL(first.practice.address).pathname : '/'
  return pages.set('404.html', renderNotFound({ ...first, location: first.location.withRoot(root) }, assets))
}

/** Everything that may be shown in the heading font: facts about the practice, and all the words. */
function headingTexts({ languages }: ReadPractice) {
  return languages.flatMap(({ practice: { name, phone, secondPhone, email, emergency }, words }) => [
    ...[name, email, '0123456789'],
    JSON.stringify([phone.text, secondPhone?.text, emergency, words]),
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

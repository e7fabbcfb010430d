import type { ReadPractice, Target } from '../practice/readPractice'
import { EMAILJS } from '../src/enquiry/emailjs'
import { FORM_SCRIPT } from '../src/enquiry/PrerenderedForm'
import { directionOf } from '../src/languageRules'
import { LEGAL_PAGES } from '../src/links'
import { PageLocation } from '../src/PageLocation'
import { renderHome, renderLegal, renderNotFound } from '../src/prerender'
import type { PageAssets, Portrait, View } from '../src/view'
import type { Bundle } from './bundle'
import type { Files } from './folder'
import { headersFile } from './hosting'
import { makePortraits } from './portraits'
import { addPublicFiles } from './publicFiles'
import { wellKnownFiles } from './wellKnownFiles'

const LEGAL_NAMES = Object.keys(LEGAL_PAGES) as (keyof typeof LEGAL_PAGES)[]
const PROVIDER_ORIGIN = { web: EMAILJS.origin, local: '' }

export async function renderSite(read: ReadPractice, bundle: Bundle, target: Target, portraitsFolder = 'portraits') {
  const words = read.locales.map((locale) => locale.words)
  const portraits = await makePortraits(words, portraitsFolder)
  const views = viewsOf(read, portraits.portraits)
  const pages = pagesOf(views, { ...bundle, providerOrigin: PROVIDER_ORIGIN[target] }, target)
  const files: Files = new Map<string, string | Uint8Array>([
    ...portraits.files,
    ...wellKnownFiles(views, new Date()),
    [FORM_SCRIPT, bundle.formScript],
    ...pages,
  ])
  if (target === 'web') files.set('_headers', headersFile([...pages.keys()]))
  addPublicFiles(files)
  return { files, notes: [...read.notes, ...portraits.notes] }
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

/** One view per language. The default language is at the site's root; the others are in folders below it. */
function viewsOf(read: ReadPractice, portraits: Record<string, Portrait>) {
  const [first] = read.locales
  const locales = read.locales.map(({ practice, words }) => ({
    code: words.language.code,
    invitation: words.language.invitation,
    home: new PageLocation(practice.address, words === first.words ? '' : `${words.language.code}/`),
    legalPages: LEGAL_NAMES.filter((name) => typeof words[name] === 'object').map((name) => LEGAL_PAGES[name]),
  }))
  return read.locales.map(({ practice, words }, index): View => {
    const location = locales[index]?.home as PageLocation
    const linked = Object.entries(portraits).map(([name, made]) => [name, { ...made, src: location.to(made.src) }])
    return {
      practice,
      words,
      direction: directionOf(words.language.code),
      location,
      locales,
      serviceNames: first.words.enquiry.services,
      portraits: Object.fromEntries(linked),
    }
  })
}

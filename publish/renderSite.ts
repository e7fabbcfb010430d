import type { ReadPractice, Target } from '../practice/readPractice'
import { FORM_SCRIPT } from '../src/enquiry/PrerenderedForm'
import { EMAILJS } from '../src/enquiry/sendEnquiry'
import { LEGAL_NAMES, LEGAL_PAGES } from '../src/links'
import { renderHome, renderLegal, renderNotFound } from '../src/prerender'
import type { Bundle, View } from '../src/view'
import type { Files } from './folder'
import { headersFile } from './hosting'
import { makePortraits } from './portraits'
import { addPublicFiles } from './publicFiles'
import { socialCard } from './socialCard'
import { wellKnownFiles } from './wellKnownFiles'

const PROVIDER_ORIGIN = { web: EMAILJS.origin, local: '' }

export async function renderSite(read: ReadPractice, bundle: Bundle, target: Target, portraitsFolder = 'portraits') {
  const words = read.locales.map((locale) => locale.words)
  const { portraits, ...made } = await makePortraits(words, portraitsFolder)
  const views = read.locales.map((locale): View => {
    const root = locale.folder ? '../' : './'
    const providerOrigin = PROVIDER_ORIGIN[target]
    return { ...locale, page: '', root, locales: read.locales, portraits, providerOrigin }
  })
  const pages = pagesOf(views, bundle, target)
  const files: Files = new Map<string, string | Uint8Array>([
    ...made.files,
    ...wellKnownFiles(views, new Date()),
    [FORM_SCRIPT, bundle.formScript],
    ...pages,
  ])
  const notes = [...read.notes, ...made.notes]
  for (const view of views) {
    const card = await socialCard(view)
    files.set(`${view.folder}social-card.png`, card.picture)
    notes.push(...card.notes)
  }
  if (target === 'web') files.set('_headers', headersFile([...pages.keys()]))
  addPublicFiles(files)
  return { files, notes }
}

function pagesOf(views: View[], bundle: Bundle, target: Target) {
  const [first] = views as [View]
  const pages = new Map<string, string>()
  for (const view of views) {
    pages.set(`${view.folder}index.html`, renderHome(view, bundle))
    for (const name of LEGAL_NAMES) {
      const [page, text] = [LEGAL_PAGES[name], view.words[name]]
      const legal = { ...view, page, root: view.folder ? '../../' : '../' }
      if (typeof text === 'object') pages.set(`${view.folder}${page}index.html`, renderLegal(legal, bundle, text))
    }
  }
  // Hosts serve the not-found page at any address, so relative links would break.
  const root = target === 'web' ? new URL(first.practice.address).pathname : '/'
  return pages.set('404.html', renderNotFound({ ...first, root }, bundle))
}

import type { ReadPractice, Target } from '../practice/readPractice'
import { LEGAL_NAMES, LEGAL_PAGES } from '../src/links'
import type { PageAssets, Prerender, View } from '../src/view'
import { contentHash } from './contentHash'
import { contentSecurityPolicy } from './csp'
import { type FontFile, fontFaceCss, headingFont, textFont } from './fonts'
import { licenses } from './licenses'
import { icons, socialCard } from './pictures'
import { makePortraits } from './portraits'
import { headersFile, IMMUTABLE_FOLDER } from './securityHeaders'
import { usedStyles } from './usedStyles'
import { basePathOf, viewsOf } from './views'
import { wellKnownFiles } from './wellKnownFiles'

export type Files = Map<string, string | Uint8Array>

/** The bundled src/. It is the same for every practice with the same base path. */
export type Bundle = {
  prerender: Prerender
  css: string
  /** The inline script. */
  script: string
  /** The form's script. */
  enquiryScript: string
  /** Other files that components import, such as a photo. */
  assets: Files
}

const ENQUIRY_SCRIPT = 'assets/enquiry.js'
const PROVIDER_ORIGIN = { web: 'https://api.emailjs.com', local: '' }

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
  const fontFile = ({ name, woff2 }: FontFile) => `${IMMUTABLE_FOLDER}${name}-${contentHash(woff2)}.woff2`
  const face = (font: FontFile) => ({ href: basePath + fontFile(font), letters: font.letters })
  const files: Files = new Map([
    ...portraits.files,
    ...[...heading, latin, extended].map((font) => [fontFile(font), font.woff2] as const),
    ...(await icons(prerender)),
    ...wellKnownFiles(views, new Date()),
    ['licenses.txt', licenses()] as const,
    ...(target === 'web' ? [['_headers', headersFile()] as const] : []),
  ])
  const notes = [...read.notes, ...portraits.notes]
  for (const view of views) {
    const card = await socialCard(prerender, view, heading)
    files.set(`${view.location.folder}social-card.png`, card.picture)
    notes.push(...card.notes)
  }
  const faces = { heading: heading.map(face), text: face(latin), textExtended: face(extended) }
  return { views, files, notes, fontCss: fontFaceCss(faces), preloads: [...faces.heading, faces.text] }
}

type SiteAssets = Awaited<ReturnType<typeof siteAssets>>

export async function renderSite(
  read: ReadPractice,
  bundle: Bundle,
  target: Target,
  portraitFolder?: string,
): Promise<{ files: Files; notes: string[] }> {
  const assets = await siteAssets(read, bundle.prerender, target, portraitFolder)
  const files: Files = new Map([
    ...bundle.assets,
    ...assets.files,
    [ENQUIRY_SCRIPT, bundle.enquiryScript],
    ...pagesOf(assets.views, bundle.prerender).map(
      ({ file, view, render }) => [file, render(pageAssets(view, render))] as const,
    ),
  ])
  return { files, notes: assets.notes }

  /** Rendered once without styles, to see which ones the page needs. */
  function pageAssets(view: View, render: RenderPage): PageAssets {
    const providerOrigin = PROVIDER_ORIGIN[target]
    const bare = bareAssets(view, assets, { script: bundle.script, providerOrigin })
    const css = assets.fontCss + usedStyles(bundle.css, [render(bare), bundle.enquiryScript])
    const csp = contentSecurityPolicy({
      scripts: bundle.script ? [bundle.script] : [],
      styles: [css, bundle.prerender.noScriptStyle],
      providerOrigin,
    })
    return { ...bare, css, csp }
  }
}

export function bareAssets(
  { location }: View,
  { preloads }: SiteAssets,
  { script, providerOrigin }: Pick<PageAssets, 'script' | 'providerOrigin'>,
): PageAssets {
  const fonts = preloads.map(({ href }) => href)
  return { css: '', csp: '', script, fonts, enquiryScript: location.siteFile(ENQUIRY_SCRIPT), providerOrigin }
}

type RenderPage = (assets: PageAssets) => string

/** Every page of the site: its file, and how it is rendered. */
export function pagesOf(views: View[], prerender: Prerender) {
  const [first] = views as [View]
  const pages: { file: string; view: View; render: RenderPage }[] = [
    { file: '404.html', view: first, render: (assets) => prerender.renderNotFound(first, assets) },
  ]
  for (const view of views) {
    pages.push({ file: view.location.file, view, render: (assets) => prerender.renderHome(view, assets) })
    for (const name of LEGAL_NAMES) {
      const text = view.words[name]
      if (!text) continue
      const page = { ...view, location: view.location.at(LEGAL_PAGES[name]) }
      const render: RenderPage = (assets) => prerender.renderLegal(page, assets, text)
      pages.push({ file: page.location.file, view: page, render })
    }
  }
  return pages
}

/** Every text that a heading may show. */
function headingTexts({ practice, words }: ReadPractice) {
  return [...Object.values(practice.name), '0123456789', ...words.map((own) => JSON.stringify(own))]
}

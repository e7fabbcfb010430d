import { createHash } from 'node:crypto'
import { WITHOUT_SCRIPT } from '../src/Document'
import type * as Prerender from '../src/prerender'
import { LEGAL_NAMES, LEGAL_PAGES } from '../src/sections/legalLinks'
import type { Shell, View } from '../src/view'
import { companions } from './companions'
import { fontFaces, headingFont } from './font'
import { forbiddenIn } from './forbiddenIn'
import { headersFile } from './hosts/headers'
import { policyInPage } from './hosts/policy'
import { licences } from './licences'
import { icons, socialCard } from './pictures'
import { portraitsOf } from './portraits'
import type { ReadPractice } from './practice/readPractice'
import { usedStyles } from './usedStyles'
import { headingTexts, viewsOf } from './views'

export type Files = Map<string, string | Uint8Array>

/** What the bundler made of src/. */
export type Bundled = {
  prerender: typeof Prerender
  css: string
  script: string
  /** The form's script, and whatever the components import: pictures and the like. */
  island: { file: string; code: string }
  assets: Files
}

export type SiteOptions = { providerOrigin: string; forTheWeb: boolean }

/** Where a component's own files seem to be until it is known from how deep a page looks at them. */
export const ANY_DEPTH = '/any-depth/'
export const LATEST_ISLAND = 'assets/enquiry-latest.js'

/** Every file of the site: the pages, and what goes with them. */
export async function siteFiles(read: ReadPractice, bundled: Bundled, options: SiteOptions) {
  const { practice } = read
  const notes = [...read.notes]
  const portraits = await portraitsOf(read.words)
  const views = viewsOf(read, portraits.views)
  const font = await headingFont(headingTexts(read))
  const fontFiles = font.files.map(({ woff2, letters }) => ({
    file: `assets/fraunces-${shortHash(woff2)}.woff2`,
    letters,
    woff2,
  }))

  const { island } = bundled
  const files: Files = new Map([
    ...bundled.assets,
    ...portraits.files,
    ...fontFiles.map(({ file, woff2 }) => [file, woff2] as const),
    ...(await icons()),
    ...companions(views, new Date()),
    [island.file, island.code],
    // For a page that is still open from before: the script that it names may be gone.
    [LATEST_ISLAND, island.code],
    ['licences.txt', licences(font.licence)],
    ...(options.forTheWeb ? [['_headers', headersFile()] as const] : []),
  ])
  for (const view of views) {
    const card = await socialCard(practice.name, view.words, font)
    files.set(`${view.path}social-card.png`, card.picture)
    notes.push(...card.notes)
    for (const [file, render] of pagesOf(view, bundled.prerender)) files.set(file, finished(view, render))
  }
  const [first] = views as [View]
  // Shown at any depth, so its addresses start at the root of the host.
  const lost = { ...first, root: options.forTheWeb ? new URL(practice.address).pathname : '/' }
  files.set(
    '404.html',
    finished(lost, (shell) => bundled.prerender.renderNotFound(lost, shell)),
  )
  const forbidden = [...files].flatMap(([file, page]) =>
    file.endsWith('.html') ? forbiddenIn(String(page), file) : [],
  )
  return { files, notes, forbidden, views, fonts: fontFiles }

  /** The page with the styles that it needs, and the policy that names them. */
  function finished(view: View, render: Render) {
    const bare = render({ ...shellFor(view), css: '' })
    const css = usedStyles(bundled.css, [bare, island.code])
    return render(shellFor(view, css)).replaceAll(ANY_DEPTH, view.root)
  }

  function shellFor({ root }: View, styles = ''): Shell {
    const faces = fontFaces(fontFiles.map(({ file, letters }) => ({ address: root + file, letters })))
    const css = faces + styles.replaceAll(ANY_DEPTH, root)
    const { script } = bundled
    const { providerOrigin } = options
    return {
      css,
      script,
      policy: policyInPage({ scripts: [script], styles: [css, WITHOUT_SCRIPT], providerOrigin }),
      font: fontFiles.map(({ file }) => ({ file })),
      island: { current: island.file, latest: LATEST_ISLAND },
      providerOrigin,
    }
  }
}

export type Render = (shell: Shell) => string

/** The pages of one language, and how each is rendered. */
export function pagesOf(view: View, prerender: typeof Prerender) {
  const { words, path } = view
  const pages = new Map<string, Render>([[`${path}index.html`, (shell) => prerender.renderHome(view, shell)]])
  for (const name of LEGAL_NAMES) {
    const text = words[name]
    const page = LEGAL_PAGES[name]
    if (text) pages.set(path + page, (shell) => prerender.renderLegal({ ...view, page }, shell, text))
  }
  return pages
}

function shortHash(content: Uint8Array) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

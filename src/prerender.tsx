import { renderToStaticMarkup } from 'react-dom/server'
import { practice, words } from './content/content'
import { homeHead, notFoundHead } from './head'
import { NotFound } from './NotFound'
import { Page } from './Page'

export { contentSecurityPolicy } from './contentSecurityPolicy'

/** Where the site is on its host: / or, for example, /your-repository/. */
export const base = new URL(practice.address).pathname

const { code: lang, direction: dir } = words.language

export const pages = {
  'index.html': () => ({ lang, dir, head: renderToStaticMarkup(homeHead()), body: render(<Page />) }),
  '404.html': () => ({ lang, dir, head: renderToStaticMarkup(notFoundHead()), body: render(<NotFound home={base} />) }),
}

/** Cloudflare would obfuscate email addresses and decode them with a script, which the CSP blocks. This opts out. */
function render(page: React.ReactElement) {
  return `<!--email_off-->${renderToStaticMarkup(page)}<!--/email_off-->`
}

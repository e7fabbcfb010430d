import { demoValues } from '../build/demoValues'
import { securityHeaders } from '../build/policy'
import { readPage } from './page'
import { type Answer, type Get, reasonOf } from './visit'

/** The steps of docs/going-live.md that mend a finding. */
const STEP = { file: 2, emailjs: 3, online: 4, domain: 5 }
const PROVIDER = 'https://api.emailjs.com'
const YEAR_S = 31_536_000

export type Finding = { wrong: string; step: number }
export type Verdict = { good: string[]; notes: string[]; findings: Finding[] }

/** The files of dist/ that the site online is compared with. */
export type Built = { home: string; notFound: string }

/** Looks at a site online as somebody would who wants it to be right. */
export async function verify(address: string, built: Built, get: Get): Promise<Verdict> {
  const verdict: Verdict = { good: [], notes: [], findings: [] }
  const good = (sentence: string) => void verdict.good.push(sentence)
  const note = (sentence: string) => void verdict.notes.push(sentence)
  const wrong = (sentence: string, step: number) => void verdict.findings.push({ wrong: sentence, step })

  const home = await get(address).catch((reason) =>
    wrong(`${address} cannot be reached: ${reasonOf(reason)}.`, STEP.domain),
  )
  if (!home) return verdict
  if (home.status !== 200) {
    const where = home.headers.get('location')
    wrong(
      `${address} answers ${home.status} instead of the page${where ? `, and points to ${where}` : ''}.`,
      STEP.online,
    )
    return verdict
  }
  good('The page can be reached over https.')

  const page = readPage(home.text)
  checkBuild()
  checkAddress()
  await checkRedirect()
  checkHeaders()
  checkCompression()
  await checkCaching()
  await checkCompanions()
  checkHosts()
  checkProvider()
  await checkNotFound()
  return verdict

  function checkBuild() {
    if (home?.text === built.home) good('The page is the one in dist/.')
    else wrong('The page online is not the one in dist/: build it and put it online again.', STEP.online)
  }

  function checkAddress() {
    if (page.canonical === address) return good('The page knows its own address.')
    const sentence = `The page calls itself ${page.canonical}, and you asked for ${address}: correct \`address\` if that is not on purpose`
    const own = new URL(address).hostname
    const tried = own === 'localhost' || own === hostOf(page.canonical)
    if (tried) note(`${sentence} (step ${STEP.file}).`)
    else wrong(`${sentence}.`, STEP.file)
  }

  async function checkRedirect() {
    const { protocol, port, host, pathname } = new URL(address)
    if (protocol !== 'https:' || port) return
    const plain = await get(`http://${host}${pathname}`).catch(() => undefined)
    if (!plain)
      return note('Nothing answers over http. Those who type the address without https find nothing.')
    if (plain.status >= 300 && plain.status < 400 && plain.headers.get('location')?.startsWith('https://')) {
      return good('Those who come over http are sent to https.')
    }
    wrong('Those who come over http are not sent to https: switch on "Force HTTPS" or the like.', STEP.domain)
  }

  function checkHeaders() {
    const expected = Object.entries(
      securityHeaders({ pages: [built.home, built.notFound], providerOrigin: PROVIDER }),
    )
    const missing = expected
      .filter(([name, value]) => home?.headers.get(name) !== value)
      .map(([name]) => name)
    if (missing.length === 0) return good('All security headers are in force.')
    if (/github/i.test(home?.headers.get('server') ?? '') && page.policyInPage) {
      return note(
        'GitHub Pages sends no security headers of one’s own. The page carries the most important one in itself.',
      )
    }
    for (const name of missing) {
      const there = home?.headers.has(name)
      wrong(
        `The header ${name} is ${there ? 'not the one of this build' : 'missing'}: use the shipped configuration of your host.`,
        STEP.online,
      )
    }
  }

  function checkCompression() {
    const encoding = home?.headers.get('content-encoding')
    if (encoding) return good(`The page is compressed (${encoding}).`)
    wrong('The page is not compressed: switch on brotli or gzip.', STEP.online)
  }

  async function checkCaching() {
    if (maxAge(home) > 3600)
      wrong('The page is kept by browsers for hours, so visitors will not see your changes.', STEP.online)
    else
      good(maxAge(home) ? 'Visitors see your changes within the hour.' : 'Visitors see your changes at once.')
    const assets = page.resources.filter((name) => name.includes('assets/'))
    const answers = await Promise.all(
      assets.map((name) => get(new URL(name, address).href).catch(() => undefined)),
    )
    if (answers.every((answer) => maxAge(answer) >= YEAR_S))
      return good('What never changes is fetched once.')
    if (/github/i.test(home?.headers.get('server') ?? ''))
      return note('GitHub Pages has the font and the script fetched again after ten minutes.')
    wrong(
      'The files in assets/ are not kept by browsers: Cache-Control should be public, max-age=31536000, immutable.',
      STEP.online,
    )
  }

  async function checkCompanions() {
    const sitemap = await ask('sitemap.xml')
    const listed = /<loc>([^<]*)<\/loc>/.exec(sitemap?.text ?? '')?.[1]
    if (sitemap?.status !== 200) wrong(`sitemap.xml answers ${sitemap?.status ?? 'nothing'}.`, STEP.online)
    else if (listed !== page.canonical) wrong('sitemap.xml is of another build than the page.', STEP.online)
    else good('The sitemap names this site.')

    const card =
      page.socialCard && page.canonical ? page.socialCard.replace(page.canonical, '') : 'social-card.png'
    const picture = await ask(card)
    if (picture?.status === 200 && picture.type.startsWith('image/')) good('The social card loads.')
    else wrong(`The social card ${card} does not load, so shared links have no picture.`, STEP.online)

    const names = [...new Set([...page.resources, 'robots.txt', '.well-known/security.txt'])].filter(isOwn)
    const answers = await Promise.all(names.map(async (name) => ({ name, answer: await ask(name) })))
    const broken = answers.filter(({ answer }) => answer?.status !== 200)
    for (const { name, answer } of broken)
      wrong(`${name} answers ${answer?.status ?? 'nothing'}: put all of dist/ online.`, STEP.online)
    if (broken.length === 0) good(`All ${names.length} files that the page names answer.`)
  }

  function checkHosts() {
    const others = page.resources.filter((name) => !isOwn(name))
    for (const name of others)
      wrong(`The page fetches ${name} from another host, which then knows of every visit.`, STEP.online)
    if (others.length === 0 && home?.text === built.home) good('No other host is told of a visit.')
  }

  function checkProvider() {
    const { recipient } = page
    if (!recipient) return wrong('The page has no form that knows where to send.', STEP.online)
    const before = verdict.findings.length
    if (recipient.providerOrigin !== PROVIDER)
      wrong('The form sends to the local provider: build with `npm run build`.', STEP.online)
    for (const [name, value] of Object.entries(recipient.emailjs)) {
      if (Object.values(demoValues).includes(value))
        wrong(`The form’s ${name} is still the demonstration’s.`, STEP.emailjs)
    }
    for (const name of ['email', 'phone'] as const) {
      if (recipient[name] === demoValues[name]) wrong(`The ${name} is still the demonstration’s.`, STEP.file)
    }
    if (verdict.findings.length === before) good('The form sends to EmailJS with your identifiers.')
  }

  async function checkNotFound() {
    const answer = await ask('this-page-is-not-here')
    if (answer?.status !== 404)
      wrong(`A wrong address gets ${answer?.status ?? 'nothing'} instead of the 404 page.`, STEP.online)
    else if (answer.text !== built.notFound)
      wrong('The 404 page online is not the one in dist/.', STEP.online)
    else good('A wrong address gets the 404 page.')
  }

  function ask(name: string) {
    return URL.canParse(name, address) ? get(new URL(name, address).href).catch(() => undefined) : undefined
  }

  function isOwn(name: string) {
    return URL.canParse(name, address) && new URL(name, address).origin === new URL(address).origin
  }
}

function hostOf(address = '') {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

function maxAge(answer: Answer | undefined) {
  return Number(/max-age=(\d+)/.exec(answer?.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

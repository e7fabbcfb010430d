import { CACHE_FOREVER, SECURITY_HEADERS } from '../publish/hosts/headers'
import { DEMO_VALUES } from '../publish/practice/demoLeftIn'
import { readPage } from './readPage'
import { type Answer, type Get, reasonOf } from './visit'

/** The steps of docs/going-live.md that mend a finding. */
const STEP = { file: 2, emailjs: 3, online: 4, domain: 5 }
const PROVIDER = 'https://api.emailjs.com'
const YEAR_S = 31_536_000

export type Finding = { wrong: string; step: number }
export type Verdict = { good: string[]; notes: string[]; findings: Finding[] }

/** The files of dist/ by their names, without their compressed twins. */
export type Built = Map<string, Uint8Array>

/** Looks at a site online as somebody would who wants it to be right. */
export async function verify(address: string, built: Built, get: Get): Promise<Verdict> {
  const verdict: Verdict = { good: [], notes: [], findings: [] }
  const good = (sentence: string) => void verdict.good.push(clean(sentence))
  const note = (sentence: string) => void verdict.notes.push(clean(sentence))
  const wrong = (sentence: string, step: number) =>
    void verdict.findings.push({ wrong: clean(sentence), step })

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

  const page = readPage(textOf(home))
  const isGitHub = /github/i.test(home.headers.get('server') ?? '')
  await checkFiles()
  checkAddress()
  await checkOtherWays()
  checkHeaders(home)
  checkTransfer(home)
  await checkCaching(home)
  checkHosts()
  checkProvider()
  await checkNotFound()
  return verdict

  /** Every file, byte for byte: a changed script would send what people write to somebody else. */
  async function checkFiles() {
    const names = [...built.keys()].filter((name) => name !== '404.html' && name !== '_headers')
    const answers = await Promise.all(names.map(async (name) => ({ name, answer: await ask(pathOf(name)) })))
    const before = verdict.findings.length
    for (const { name, answer } of answers) {
      if (answer?.status !== 200)
        wrong(`${name} answers ${answer?.status ?? 'nothing'}: put all of dist/ online.`, STEP.online)
      else if (answer.cut || !same(answer.bytes, built.get(name)))
        wrong(`${name} online is not the one in dist/: build it and put it online again.`, STEP.online)
    }
    if (verdict.findings.length === before) good(`All ${names.length} files are those in dist/.`)
  }

  function checkAddress() {
    if (page.canonical === address) return good('The page knows its own address.')
    const sentence = `The page calls itself ${page.canonical}, and you asked for ${address}: correct \`address\` if that is not on purpose`
    const own = new URL(address).hostname
    const tried = own === 'localhost' || own === hostOf(page.canonical)
    if (tried) note(`${sentence} (step ${STEP.file}).`)
    else wrong(`${sentence}.`, STEP.file)
  }

  async function checkOtherWays() {
    const { protocol, port, host, pathname } = new URL(address)
    if (protocol !== 'https:' || port) return
    const plain = await get(`http://${host}${pathname}`).catch(() => undefined)
    if (!plain) note('Nothing answers over http. Those who type the address without https find nothing.')
    else if (leadsTo(plain, 'https://')) good('Those who come over http are sent to https.')
    else
      wrong(
        'Those who come over http are not sent to https: switch on "Force HTTPS" or the like.',
        STEP.domain,
      )

    const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
    if (host.split('.').length > 3 && !host.startsWith('www.')) return // a subdomain has no www
    const twin = await get(`https://${other}${pathname}`).catch((reason) => reasonOf(reason))
    if (typeof twin === 'string') note(`${other} does not work: ${twin}. Some people will type it.`)
    else if (leadsTo(twin, `https://${host}/`)) good(`Those who type ${other} are sent here.`)
    else note(`${other} answers ${twin.status} instead of sending people here.`)
  }

  function checkHeaders({ headers }: Answer) {
    const missing = Object.entries(SECURITY_HEADERS).filter(([name, value]) => headers.get(name) !== value)
    if (missing.length === 0) return good('All security headers are in force.')
    if (isGitHub && page.hasPolicy)
      return note(
        'GitHub Pages sends no security headers of one’s own. The page carries the most important one in itself.',
      )
    for (const [name] of missing) {
      const state = headers.has(name) ? 'not the shipped one' : 'missing'
      wrong(`The header ${name} is ${state}: use the shipped configuration of your host.`, STEP.online)
    }
  }

  function checkTransfer({ headers }: Answer) {
    const encoding = headers.get('content-encoding')
    if (encoding) good(`The page is compressed (${encoding}).`)
    else wrong('The page is not compressed: switch on brotli or gzip.', STEP.online)
    const charset = /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1]
    if (charset && charset.toLowerCase() !== 'utf-8')
      wrong(
        `The host says that the page is written in ${charset}; it is utf-8, and letters like é will break.`,
        STEP.online,
      )
  }

  async function checkCaching(home: Answer) {
    if (maxAge(home) > 3600)
      wrong('The page is kept by browsers for hours, so visitors will not see your changes.', STEP.online)
    else
      good(maxAge(home) ? 'Visitors see your changes within the hour.' : 'Visitors see your changes at once.')
    const assets = [...built.keys()].filter((name) => name.startsWith('assets/'))
    const answers = await Promise.all(assets.map(ask))
    if (answers.every((answer) => maxAge(answer) >= YEAR_S))
      return good('What never changes is fetched once.')
    if (isGitHub) return note('GitHub Pages has the font and the script fetched again after ten minutes.')
    wrong(
      `The files in assets/ are not kept by browsers: Cache-Control should be ${CACHE_FOREVER}.`,
      STEP.online,
    )
  }

  function checkHosts() {
    const others = page.resources.filter((name) => !isOwn(name))
    for (const name of others)
      wrong(`The page fetches ${name} from another host, which then knows of every visit.`, STEP.online)
    if (others.length === 0) good('No other host is told of a visit.')
  }

  function checkProvider() {
    const { recipient } = page
    if (!recipient) return wrong('The page has no form that knows where to send.', STEP.online)
    const before = verdict.findings.length
    if (recipient.providerOrigin !== PROVIDER)
      wrong('The form sends to the local provider: build with `npm run build`.', STEP.online)
    for (const [name, value] of Object.entries(recipient.emailjs))
      if (isDemo(value)) wrong(`The form’s ${name} is still the demonstration’s.`, STEP.emailjs)
    for (const name of ['email', 'phone'] as const)
      if (isDemo(recipient[name])) wrong(`The ${name} is still the demonstration’s.`, STEP.file)
    if (verdict.findings.length === before) good('The form sends to EmailJS with your identifiers.')
  }

  async function checkNotFound() {
    const answer = await ask('this-page-is-not-here')
    if (answer?.status !== 404)
      wrong(`A wrong address gets ${answer?.status ?? 'nothing'} instead of the 404 page.`, STEP.online)
    else if (!same(answer.bytes, built.get('404.html')))
      wrong('The 404 page online is not the one in dist/.', STEP.online)
    else good('A wrong address gets the 404 page.')
  }

  function ask(name: string) {
    return get(new URL(name, address).href).catch(() => undefined)
  }

  function isOwn(name: string) {
    return URL.canParse(name, address) && new URL(name, address).origin === new URL(address).origin
  }
}

/** What others wrote must not steer the terminal, nor pose as lines of ours. */
function clean(sentence: string) {
  return sentence.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�').slice(0, 400)
}

function textOf({ bytes }: Answer) {
  return new TextDecoder().decode(bytes)
}

/** As the host answers it: the start of a folder by the folder's own address. */
function pathOf(name: string) {
  return name.replace(/(^|\/)index\.html$/, '$1') || './'
}

function same(one: Uint8Array, other: Uint8Array | undefined) {
  return other !== undefined && Buffer.compare(one, other) === 0
}

function leadsTo({ status, headers }: Answer, start: string) {
  return status >= 300 && status < 400 && (headers.get('location')?.startsWith(start) ?? false)
}

function isDemo(value: string) {
  return DEMO_VALUES.some((demo) => demo.value === value)
}

function hostOf(address = '') {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

function maxAge(answer: Answer | undefined) {
  return Number(/max-age=(\d+)/.exec(answer?.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

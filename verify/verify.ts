import { CACHE_FOREVER, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '../publish/hosting'
import { CANONICAL, explainDifference, otherHostsIn } from './explainDifference'
import { type Answer, type Get, reasonFor } from './visit'

/** The step in docs/going-live.md that fixes a finding. */
const STEP = { file: 2, online: 4, domain: 5 }
/** Headers that make browsers load something, and headers that make them report errors. */
const CONTACTING = ['refresh', 'link']
const REPORTING = ['report-to', 'reporting-endpoints', 'nel', 'content-security-policy-report-only']
const HOUR_S = 3_600
const YEAR_S = 31_536_000

/** Compares the live site with `built` (the files in dist/, minus compressed copies) and explains the differences. */
export async function verify(address: string, built: Map<string, Uint8Array>, get: Get) {
  const verdict = { good: [] as string[], notes: [] as string[], findings: [] as { wrong: string; step: number }[] }
  const good = (sentence: string) => void verdict.good.push(clean(sentence))
  const note = (sentence: string) => void verdict.notes.push(clean(sentence))
  const wrong = (sentence: string, step = STEP.online) => void verdict.findings.push({ wrong: clean(sentence), step })
  const ask = (name: string) => get(new URL(name, address).href).catch(() => undefined)

  const home = await get(address).catch(reasonFor)
  if (typeof home === 'string') {
    wrong(`${address} cannot be reached: ${home}.`, STEP.domain)
    return verdict
  }
  const { status, headers } = home
  if (status !== 200) {
    const where = headers.get('location')
    wrong(`${address} returns ${status} instead of the page${where ? `, and points to ${where}` : ''}.`)
    return verdict
  }
  good('The page can be reached over https.')
  const isGitHub = /github/i.test(headers.get('server') ?? '')
  await checkFiles()
  await checkOtherAddresses()
  checkSecurityHeaders()
  checkOtherHeaders()
  checkPrivacy(home)
  await checkNotFound()
  return verdict

  async function checkFiles() {
    const names = [...built.keys()].filter((name) => name !== '404.html' && name !== '_headers')
    const answers = new Map(await Promise.all(names.map(async (name) => [name, await ask(pathOf(name))] as const)))
    for (const [name, answer] of answers) {
      const expected = built.get(name)
      if (answer?.status !== 200) wrong(`${name} returns ${answer?.status ?? 'nothing'}: put all of dist/ online.`)
      else if (!hasRightType(name, answer))
        wrong(`${name} is sent as ${answer.headers.get('content-type')}, so browsers won’t use it.`)
      else if (answer.truncated || !same(withoutExpiry(answer.bytes), withoutExpiry(expected)))
        for (const { sentence, step } of explainDifference(name, answer.bytes, expected, address)) wrong(sentence, step)
    }
    if (verdict.findings.length) return // the remaining checks would only repeat these findings
    good(`All ${names.length} files match dist/.`)
    checkCanonical()
    checkCaching(answers)
  }

  function checkCanonical() {
    const page = new TextDecoder().decode(built.get('index.html'))
    const canonical = CANONICAL.exec(page)?.[1] ?? ''
    if (canonical === address) return good('The page gives the correct address.')
    const sentence = `The page says that its address is ${canonical}, but you are checking ${address}. Correct \`address\` if that isn't intentional`
    const { hostname } = new URL(address)
    if (hostname === 'localhost' || hostname === new URL(canonical).hostname) note(`${sentence} (step ${STEP.file}).`)
    else wrong(`${sentence}.`, STEP.file)
  }

  function checkCaching(answers: Map<string, Answer | undefined>) {
    if (maxAge(answers.get('index.html')) > HOUR_S)
      wrong('Browsers keep the page for hours, so visitors will not see your changes.')
    const immutable = [...answers].filter(([name]) => name.startsWith(IMMUTABLE_FOLDER))
    if (immutable.every(([, answer]) => maxAge(answer) >= YEAR_S)) good('Files that never change are fetched once.')
    else if (isGitHub) note('GitHub Pages lets browsers keep the fonts for only ten minutes.')
    else wrong(`Browsers do not keep the files in ${IMMUTABLE_FOLDER}: Cache-Control should be ${CACHE_FOREVER}.`)
  }

  async function checkOtherAddresses() {
    const { port, host, pathname } = new URL(address)
    if (port) return
    const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`
    const plain = await get(`http://${host}${pathname}`).catch(() => undefined)
    if (!plain) note('The site does not respond over http. People who type the address without https may not reach it.')
    else if (redirectsTo(plain, `http://${host}`, [host, otherHost]))
      good('Visitors who arrive over http are redirected to https.')
    else wrong('Visitors over http are not redirected to https: switch on "Force HTTPS" or the like.', STEP.domain)

    // Four or more labels: a subdomain, which has no www. Three could also be example.co.uk.
    if (host.split('.').length > 3 && !host.startsWith('www.')) return
    if (/\.(netlify\.app|vercel\.app|pages\.dev|github\.io)$/.test(host)) return
    const other = await get(`https://${otherHost}${pathname}`).catch(reasonFor)
    if (typeof other === 'string') note(`${otherHost} does not work: ${other}. Some people will type it.`)
    else if (redirectsTo(other, address, [host])) good(`Visitors to ${otherHost} are redirected here.`)
    else note(`${otherHost} returns ${other.status} instead of redirecting here.`)
  }

  function checkSecurityHeaders() {
    const differing = Object.entries(SECURITY_HEADERS).filter(([name, value]) => headers.get(name) !== value)
    if (!differing.length) good('All security headers are set.')
    else if (isGitHub)
      note('GitHub Pages doesn’t let you set security headers. The page itself contains the most important one.')
    else
      for (const [name] of differing) {
        const what = headers.has(name) ? 'different from what it should be' : 'missing'
        wrong(`The ${name} header is ${what}. Use the configuration for your host that comes with this project.`)
      }
  }

  function checkOtherHeaders() {
    const encoding = headers.get('content-encoding')
    const charset = /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
    if (encoding) good(`The page is compressed (${encoding}).`)
    else wrong('The page is not compressed: switch on brotli or gzip.')
    if (headers.has('content-disposition')) wrong('The host makes browsers download the page instead of showing it.')
    if (/noindex/i.test(headers.get('x-robots-tag') ?? '')) note('The host tells search engines not to list the page.')
    if (charset.toLowerCase() !== 'utf-8')
      wrong(`The host says that the page is in ${charset}; it is in utf-8, and letters like é will break.`)
  }

  /** If the files match dist/, only the response headers could still tell another host about a visit. */
  function checkPrivacy({ bytes }: Answer) {
    const before = verdict.findings.length + verdict.notes.length
    if (headers.has('set-cookie')) wrong('The host sets a cookie. The page promises that it sets none.')
    for (const name of [...CONTACTING, ...REPORTING])
      for (const url of otherHostsIn((headers.get(name) ?? '').replaceAll('\\/', '/'), address))
        if (CONTACTING.includes(name)) wrong(`The ${name} header makes visitors’ browsers contact ${url}.`)
        else note(`The ${name} header makes browsers report problems to ${url}. Switch it off if your host lets you.`)
    const isQuiet = verdict.findings.length + verdict.notes.length === before
    if (isQuiet && same(bytes, built.get('index.html'))) good('Visits are not reported to any other company.')
  }

  async function checkNotFound() {
    const answer = await ask('this-page-is-not-here')
    if (answer?.status !== 404)
      wrong(`A wrong address gets ${answer?.status ?? 'nothing'} instead of the not-found page.`)
    else if (same(answer.bytes, built.get('404.html'))) good('A wrong address gets the not-found page.')
    else wrong('The online not-found page is different from the one in dist/.')
  }
}

/** Replaces control characters, so that remote content can't forge output. */
function clean(sentence: string) {
  return sentence.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�').slice(0, 400)
}

/** Checks only HTML and JavaScript: with another Content-Type, the page or the form wouldn't work at all. */
function hasRightType(name: string, { headers }: Answer) {
  const type = headers.get('content-type') ?? ''
  if (name.endsWith('.js')) return /^(text|application)\/(x-)?javascript/i.test(type)
  return !name.endsWith('.html') || /^text\/html/i.test(type)
}

function pathOf(name: string) {
  return name.replace(/(^|\/)index\.html$/, '$1') || './'
}

function same(one: Uint8Array, other: Uint8Array | undefined) {
  return other !== undefined && Buffer.compare(one, other) === 0
}

/** security.txt expires a year after it is built, and dist/ may have been built on another day. */
function withoutExpiry(bytes: Uint8Array = new Uint8Array()) {
  const text = Buffer.from(bytes).toString('latin1')
  return text.startsWith('Contact: ') ? Buffer.from(text.replace(/^Expires: .*$/m, '')) : bytes
}

function redirectsTo({ status, headers }: Answer, address: string, hosts: string[]) {
  const location = headers.get('location') ?? ''
  if (status < 300 || status > 399 || !URL.canParse(location, address)) return false
  const { protocol, host } = new URL(location, address)
  return protocol === 'https:' && hosts.includes(host)
}

function maxAge(answer: Answer | undefined) {
  return Number(/max-age=(\d+)/.exec(answer?.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

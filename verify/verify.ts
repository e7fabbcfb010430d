import { CACHE_FOREVER, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '../publish/securityHeaders'
import { explainDifference, otherHostsIn } from './explainDifference'
import { type Answer, type Get, reasonFor } from './visit'

/** The step of docs/going-live.md that fixes a finding. */
const STEP = { file: 2, online: 4, domain: 5 }
const YEAR_S = 31_536_000

type Finding = { wrong: string; step: number }
type Verdict = { good: string[]; notes: string[]; findings: Finding[] }

/** The files of dist/ by name, without their precompressed copies. */
type Built = Map<string, Uint8Array>

/** Compares the site online with dist/, which the build has checked, and explains what differs. */
export async function verify(address: string, built: Built, get: Get): Promise<Verdict> {
  const verdict: Verdict = { good: [], notes: [], findings: [] }
  const good = (sentence: string) => void verdict.good.push(clean(sentence))
  const note = (sentence: string) => void verdict.notes.push(clean(sentence))
  const wrong = (sentence: string, step: number) => void verdict.findings.push({ wrong: clean(sentence), step })

  const home = await get(address).catch((reason) =>
    wrong(`${address} cannot be reached: ${reasonFor(reason)}.`, STEP.domain),
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
  const isGitHub = /github/i.test(home.headers.get('server') ?? '')
  await checkFiles()
  await checkOtherAddresses()
  checkHeaders(home)
  checkTransfer(home)
  checkPrivacy(home)
  await checkNotFound()
  return verdict

  async function checkFiles() {
    const names = [...built.keys()].filter((name) => name !== '404.html' && name !== '_headers')
    const answers = await Promise.all(names.map(async (name) => ({ name, answer: await ask(pathOf(name)) })))
    const before = verdict.findings.length
    for (const { name, answer } of answers) {
      const expected = built.get(name)
      if (answer?.status !== 200)
        wrong(`${name} answers ${answer?.status ?? 'nothing'}: put all of dist/ online.`, STEP.online)
      else if (answer.truncated || !same(answer.bytes, expected))
        for (const { sentence, step } of explainDifference(name, answer.bytes, expected, address))
          wrong(sentence, step ?? STEP.online)
    }
    if (verdict.findings.length > before) return // later checks would only repeat these findings
    good(`All ${names.length} files are the ones in dist/.`)
    checkCanonical()
    checkCaching(answers)
  }

  function checkCanonical() {
    const page = new TextDecoder().decode(built.get('index.html'))
    const canonical = /rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? ''
    if (canonical === address) return good('The page names the right address.')
    const sentence = `The page says that its address is ${canonical}, and you asked for ${address}. Correct \`address\` if that is not on purpose`
    const { hostname } = new URL(address)
    if (hostname === 'localhost' || hostname === new URL(canonical).hostname) note(`${sentence} (step ${STEP.file}).`)
    else wrong(`${sentence}.`, STEP.file)
  }

  function checkCaching(answers: { name: string; answer: Answer | undefined }[]) {
    if (maxAge(answers.find(({ name }) => name === 'index.html')?.answer) > 3600)
      wrong('Browsers keep the page for hours, so visitors will not see your changes.', STEP.online)
    const immutable = answers.filter(({ name }) => name.startsWith(IMMUTABLE_FOLDER))
    if (immutable.every(({ answer }) => maxAge(answer) >= YEAR_S))
      return good('Files that never change are fetched once.')
    if (isGitHub) return note('GitHub Pages lets browsers keep the fonts for ten minutes only.')
    wrong(
      `Browsers do not keep the files in ${IMMUTABLE_FOLDER}: Cache-Control should be ${CACHE_FOREVER}.`,
      STEP.online,
    )
  }

  async function checkOtherAddresses() {
    const { protocol, port, host, pathname } = new URL(address)
    if (protocol !== 'https:' || port) return
    const plain = await get(`http://${host}${pathname}`).catch(() => undefined)
    if (!plain) note('Nothing answers over http. People who type the address without https find nothing.')
    else if (redirectsTo(plain, 'https://')) good('Visitors over http are sent to https.')
    else wrong('Visitors over http are not sent to https: switch on "Force HTTPS" or the like.', STEP.domain)

    if (host.split('.').length > 3 && !host.startsWith('www.')) return // a subdomain has no www
    const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`
    const other = await get(`https://${otherHost}${pathname}`).catch((reason) => reasonFor(reason))
    if (typeof other === 'string') note(`${otherHost} does not work: ${other}. Some people will type it.`)
    else if (redirectsTo(other, `https://${host}/`)) good(`Visitors of ${otherHost} are sent here.`)
    else note(`${otherHost} answers ${other.status} instead of sending people here.`)
  }

  function checkHeaders({ headers }: Answer) {
    const differing = Object.entries(SECURITY_HEADERS).filter(([name, value]) => headers.get(name) !== value)
    if (differing.length === 0) return good('All security headers are set.')
    if (isGitHub)
      return note(
        'GitHub Pages sends no security headers of your own. The page itself contains the most important one.',
      )
    for (const [name] of differing)
      wrong(
        `The header ${name} is ${headers.has(name) ? 'not the shipped one' : 'missing'}: use the shipped configuration of your host.`,
        STEP.online,
      )
  }

  function checkTransfer({ headers }: Answer) {
    const encoding = headers.get('content-encoding')
    if (encoding) good(`The page is compressed (${encoding}).`)
    else wrong('The page is not compressed: switch on brotli or gzip.', STEP.online)
    const charset = /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1]
    if (charset && charset.toLowerCase() !== 'utf-8')
      wrong(`The host says that the page is in ${charset}; it is in utf-8, and letters like é will break.`, STEP.online)
  }

  /** If the files match dist/, only response headers can tell another host about a visit. */
  function checkPrivacy({ headers, bytes }: Answer) {
    const before = verdict.findings.length + verdict.notes.length
    if (headers.has('set-cookie')) wrong('The host sets a cookie. The page promises that it sets none.', STEP.online)
    for (const name of ['refresh', 'link'])
      for (const url of otherHostsIn(headers.get(name) ?? '', address))
        wrong(`The header ${name} takes visitors’ browsers to ${url}.`, STEP.online)
    for (const name of ['report-to', 'reporting-endpoints', 'nel'])
      for (const url of otherHostsIn(headers.get(name) ?? '', address))
        note(
          `The header ${name} has browsers report connection problems to ${url}. Switch it off if your host allows it.`,
        )
    const unchanged = same(bytes, built.get('index.html'))
    if (unchanged && verdict.findings.length + verdict.notes.length === before)
      good('No other host is told about a visit.')
  }

  async function checkNotFound() {
    const answer = await ask('this-page-is-not-here')
    if (answer?.status !== 404)
      wrong(`A wrong address gets ${answer?.status ?? 'nothing'} instead of the not-found page.`, STEP.online)
    else if (!same(answer.bytes, built.get('404.html')))
      wrong('The not-found page online is not the one in dist/.', STEP.online)
    else good('A wrong address gets the not-found page.')
  }

  function ask(name: string) {
    return get(new URL(name, address).href).catch(() => undefined)
  }
}

/** Strips control characters, so that remote content cannot forge output. */
function clean(sentence: string) {
  return sentence.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�').slice(0, 400)
}

/** The URL path of a file: index.html becomes its folder. */
function pathOf(name: string) {
  return name.replace(/(^|\/)index\.html$/, '$1') || './'
}

function same(one: Uint8Array, other: Uint8Array | undefined) {
  return other !== undefined && Buffer.compare(one, other) === 0
}

function redirectsTo({ status, headers }: Answer, start: string) {
  return status >= 300 && status < 400 && (headers.get('location')?.startsWith(start) ?? false)
}

function maxAge(answer: Answer | undefined) {
  return Number(/max-age=(\d+)/.exec(answer?.headers.get('cache-control') ?? '')?.[1] ?? 0)
}

import { SECURITY_HEADERS } from '../publish/hosting'

type Answer = { status: number; headers: Headers; text: string }
export type Get = (address: string) => Promise<Answer>

/** For each kind of problem, the step in docs/going-live.md that explains the fix. */
const STEP = { file: 2, online: 4, domain: 5 }
const CANONICAL = /rel="canonical" href="([^"]*)"/

/** Compares the live site with `built`, the files in dist/, and explains the differences. */
export async function verify(address: string, built: Map<string, string>, get: Get = visit) {
  const verdict = { good: [] as string[], notes: [] as string[], problems: [] as { wrong: string; step: number }[] }
  const good = (sentence: string) => void verdict.good.push(sentence)
  const note = (sentence: string) => void verdict.notes.push(sentence)
  const wrong = (sentence: string, step = STEP.online) => void verdict.problems.push({ wrong: sentence, step })
  const ask = (name: string) => get(new URL(name, address).href).catch(() => undefined)

  const home = await get(address).catch(reasonFor)
  if (typeof home === 'string') wrong(`${address} cannot be reached: ${home}.`, STEP.domain)
  else if (home.status !== 200)
    wrong(`${address} returns ${home.status} instead of the page, and points to ${home.headers.get('location')}.`)
  if (typeof home === 'string' || home.status !== 200) return verdict
  good('The page can be reached over https.')
  const { headers } = home
  const isGitHub = /github/i.test(headers.get('server') ?? '')
  await checkFiles(home.text)
  await checkOtherAddresses()
  checkHeaders()
  const missing = await ask('this-page-is-not-here')
  if (missing?.status === 404 && missing.text === built.get('404.html'))
    good('A wrong address gets the not-found page.')
  else wrong('A wrong address does not get the not-found page with the status 404.')
  return verdict

  async function checkFiles(page: string) {
    const before = verdict.problems.length
    for (const [name, expected] of built) {
      if (/^(404\.html|_headers)$|\.webp$/.test(name)) continue
      const answer = await ask(name.replace(/(^|\/)index\.html$/, '$1') || './')
      if (answer?.status !== 200) wrong(`${name} returns ${answer?.status ?? 'nothing'}: put all of dist/ online.`)
      else if (name.endsWith('.js') && !/javascript/.test(answer.headers.get('content-type') ?? ''))
        wrong(`${name} is sent as ${answer.headers.get('content-type')}, so browsers won’t use it.`)
      else if (comparable(answer.text) !== comparable(expected)) wrong(...explain(name, answer.text, expected))
    }
    // The names of portraits depend on the machine that made them, so this uses the ones in the published page.
    for (const name of new Set(page.match(/assets\/immutable\/[\w-]+\.webp/g)))
      if ((await ask(name))?.status !== 200) wrong(`${name} is missing: put all of dist/ online.`)
    if (verdict.problems.length > before) return // the remaining checks might fail for the same reason
    good('All files match dist/.')
    const canonical = CANONICAL.exec(page)?.[1] ?? ''
    if (canonical === address) return good('The page gives the correct address.')
    const sentence = `The page says that its address is ${canonical}, but you are checking ${address}.`
    if (new URL(address).hostname === 'localhost') note(sentence)
    else wrong(`${sentence} Correct \`address\`, or check the other one.`, STEP.file)
  }

  async function checkOtherAddresses() {
    const { port, host, pathname } = new URL(address)
    if (port) return
    const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`
    const plain = await get(`http://${host}${pathname}`).catch(() => undefined)
    if (!plain) note('The site does not respond over http. People who type the address without https may not reach it.')
    else if (redirectsTo(plain, [host, otherHost])) good('Visitors who arrive over http are redirected to https.')
    else wrong('Visitors over http are not redirected to https: switch on "Force HTTPS" or the like.', STEP.domain)
    if (/\.(netlify\.app|vercel\.app|pages\.dev|github\.io)$/.test(host)) return
    const other = await get(`https://${otherHost}${pathname}`).catch(reasonFor)
    if (typeof other === 'string') note(`${otherHost} does not work: ${other}. Some people will type it.`)
    else if (redirectsTo(other, [host])) good(`Visitors to ${otherHost} are redirected here.`)
    else note(`${otherHost} returns ${other.status} instead of redirecting here.`)
  }

  function checkHeaders() {
    const differing = Object.keys(SECURITY_HEADERS).filter((name) => headers.get(name) !== SECURITY_HEADERS[name])
    if (!differing.length) good('All security headers are set.')
    else if (isGitHub)
      note('GitHub Pages doesn’t let you set security headers. The page itself contains the most important one.')
    else
      for (const name of differing) {
        const what = headers.has(name) ? 'different from what it should be' : 'missing'
        wrong(`The ${name} header is ${what}. Use the configuration for your host that comes with this project.`)
      }
  }
}

/** Removes differences due to when or where the site was built: dates, names of portraits, types of spaces. */
function comparable(text: string) {
  return text
    .replace(/^Expires: .*$/m, '')
    .replace(/-[\w-]{8}\.webp/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
}

function explain(name: string, online: string, expected: string): [sentence: string, step?: number] {
  if (online.includes('connect-src &#x27;self&#x27;;'))
    return [`${name} is a build for your own computer: put the result of \`npm run build\` online.`]
  const [there, here] = [online, expected].map((page) => CANONICAL.exec(page)?.[1])
  if (there !== here) return [`${name} says that its address is ${there}, but dist/ says ${here}.`, STEP.file]
  return [
    `The online ${name} is different from the one in dist/. Build the site and put it online again. If that doesn’t help, your host changes it.`,
  ]
}

function redirectsTo({ status, headers }: Answer, hosts: string[]) {
  const location = headers.get('location') ?? ''
  return status >= 300 && status < 400 && hosts.some((host) => `${location}/`.startsWith(`https://${host}/`))
}

/** Doesn't follow redirects: the caller checks where they lead. */
async function visit(address: string): Promise<Answer> {
  const options = { headers: { 'Accept-Encoding': 'br, gzip' }, redirect: 'manual' } as const
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(15_000) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const UNTRUSTED = 'browsers do not trust its certificate'
const REASONS: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'no server is responding there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

function reasonFor(reason: Error & { cause?: { code?: string } }) {
  if (reason.name === 'TimeoutError') return 'it did not answer within 15 seconds'
  return REASONS[reason.cause?.code ?? ''] ?? reason.cause?.code ?? reason.message
}

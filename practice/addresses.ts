import { text, withConditions } from './fields'
import { isCompletePhone } from './phone'

const DASHBOARDS = ['github.com', 'app.netlify.com', 'vercel.com', 'dash.cloudflare.com']
const NETWORKS = /(^|\.)(facebook|fb|instagram|linkedin|youtube|tiktok|threads|twitter|x)\.(com|net)$|^youtu\.be$/
/** These identify a page: profile.php?id= on Facebook, watch?v= and playlist?list= on YouTube. */
const NETWORK_PARAMETERS = /^(id|v|list)$/
const NO_TRACKING = /^(?!utm_|fbclid|gclid|msclkid|igsh)/
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const MAIL = new RegExp(`^${ATOM}(\\.${ATOM})*@([a-z\\d]([a-z\\d-]*[a-z\\d])?\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, 'i')

export function siteAddress() {
  const example = '"https://www.maple-counseling.org/"'
  const full = `should be the full address of the site, like ${example}.`
  return text(full, {
    'should start with https://, not http://.': (address) => !/^http:/i.test(address),
    [`should start with https://, like ${example}.`]: (address) => /^https:/i.test(address),
    [full]: isWebAddress,
    'should not contain ? or #.': (address) => !/[?#]/.test(address),
    [`is where you manage the site, not the site itself. Use the address that visitors will see, like ${example}.`]: (
      address,
    ) => !DASHBOARDS.includes(new URL(address).hostname.replace(/^www\./, '')),
  }).transform((address) => new URL(address).href.replace(/\/index\.html?$/i, '/').replace(/\/?$/, '/'))
}

export function webAddress(sentence: string, conditions: Parameters<typeof text>[1] = {}) {
  return text(sentence, { [sentence]: isWebAddress, ...conditions })
}

/** The practice's page on another site, without tracking parameters. */
export function pageElsewhere() {
  const isNetwork = (address: string) => NETWORKS.test(new URL(address).hostname)
  const whatsapp =
    'should end with your full phone number, including the country code, digits only, like "https://wa.me/442079460018".'
  const frontPage = 'is the front page of that site. Open your own page there, and copy its address from the browser.'
  return webAddress('should be the address of your page there, starting with https://.', {
    [whatsapp]: (address) => {
      const [, host, path = ''] = /^https:\/\/([^/]*)\/?(.*)$/.exec(address) ?? []
      return (
        !/^wa\.me$|\bwhatsapp\.com$/.test(host ?? '') ||
        /^message\/\w/.test(path) ||
        (/^\d+$/.test(path) && isCompletePhone(`+${path}`))
      )
    },
    [frontPage]: (address) => {
      const { pathname, searchParams } = new URL(address)
      return !isNetwork(address) || !/^\/(profile\.php)?$/.test(pathname) || searchParams.has('id')
    },
  }).transform((address) => {
    const url = new URL(address)
    const kept = isNetwork(address) ? NETWORK_PARAMETERS : NO_TRACKING
    for (const name of [...url.searchParams.keys()]) if (!kept.test(name)) url.searchParams.delete(name)
    return url.href
  })
}

export function mailAddress() {
  const sentence = 'should be one email address and nothing else, like "hello@maple-counseling.org".'
  const beforeAt =
    'has a letter like ü before the @, which many mail servers do not deliver to. Use an address with the letters a to z.'
  return withConditions(text(sentence).overwrite(withAsciiDomain), {
    [beforeAt]: (address) => !/^[^@]*[^\p{ASCII}@][^@]*@[^@]*$/u.test(address),
    [sentence]: (address) => MAIL.test(address),
  })
}

/** zoë.org is xn--zo-ija.org to mail servers. */
function withAsciiDomain(address: string) {
  const [, local, domain] = /^([^@]+)@([^@/?#]*[^\p{ASCII}][^@/?#]*)$/u.exec(address) ?? []
  if (!domain || !URL.canParse(`https://${domain}`)) return address
  return `${local}@${new URL(`https://${domain}`).hostname}`
}

/** Requires a full domain. Rejects usernames and passwords, which anyone could read. */
function isWebAddress(address: string) {
  const origin = /^https:\/\/(?!www\.[^.]+$)([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?$/
  return /^https:\/\/[^/@]+(\/|$)/i.test(address) && URL.canParse(address) && origin.test(new URL(address).origin)
}

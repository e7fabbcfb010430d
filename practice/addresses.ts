import { z } from 'zod'
import { failWith, text } from './fields'
import { isCompletePhone } from './phone'

export function siteAddress() {
  const example = '"https://www.maple-counseling.org/"'
  const full = `should be the full address of the site, like ${example}.`
  return text(full, {
    'should start with https://, not http://.': (address) => !/^http:/i.test(address),
    [`should start with https://, like ${example}.`]: (address) => /^https:/i.test(address),
    [full]: isWebAddress,
    'should not contain a user name or password: anyone could read them.': hasNoPassword,
    'should not contain ? or #.': (address) => !/[?#]/.test(address),
    'has two slashes in a row after the domain. Remove one.': (address) => !new URL(address).pathname.includes('//'),
    'is missing the dot after "www". It should be "www.".': (address) => !/\/\/www(?![\d.-])/i.test(address),
  }).transform((address) => new URL(address).href.replace(/\/index\.html?$/i, '/').replace(/\/?$/, '/'))
}

export function webAddress(sentence: string, conditions: Record<string, (address: string) => unknown> = {}) {
  const noPassword = 'should not contain a user name or password.'
  return text(sentence, { [sentence]: isWebAddress, [noPassword]: hasNoPassword, ...conditions })
}

/** A page on a social network, without the query string that tells the network who shared the link. */
export function profile(network: string, page: string, ...hosts: string[]) {
  const example = `"https://www.${page}"`
  return webAddress(`should start with https://, like ${example}.`, {
    [`does not lead to ${network}. It should be the address of your ${network} page, like ${example}.`]: isAt(...hosts),
    [`is not your own page on ${network}, which would look like ${example}.`]: (address) =>
      !/^\/(profile\.php)?$/.test(new URL(address).pathname) || new URL(address).searchParams.has('id'),
  }).transform((address) => {
    const url = new URL(address)
    // Keep the parameters that identify a page: profile.php?id= on Facebook, watch?v= and playlist?list= on YouTube.
    for (const name of [...url.searchParams.keys()])
      if (!['id', 'v', 'list'].includes(name)) url.searchParams.delete(name)
    url.hash = ''
    return url.href
  })
}

export function whatsapp() {
  const example = '"https://wa.me/442079460018"'
  const isShortLink = (address: string) => /^https:\/\/wa\.me\/message\/\w+/.test(address)
  return webAddress(`should start with https://, like ${example}.`, {
    [`does not lead to WhatsApp. It should look like ${example}.`]: isAt('wa.me', 'whatsapp.com'),
  })
    .transform((address) => (isShortLink(address) ? address : `https://wa.me/${whatsappDigits(address)}`))
    .refine(
      (address) => isShortLink(address) || isCompletePhone(address.replace('https://wa.me/', '+')),
      failWith(`should end with your full phone number, including the country code, digits only, like ${example}.`),
    )
}

export function mailAddress() {
  const sentence = 'should be one email address and nothing else, like "hello@maple-counseling.org".'
  return text(sentence)
    .transform(withAsciiDomain)
    .pipe(z.email(failWith(sentence)))
}

function whatsappDigits(address: string) {
  const { pathname, searchParams } = new URL(address)
  return (searchParams.get('phone') ?? pathname.replace(/%[\da-f]{2}/gi, '')).replace(/\D/g, '')
}

/** zoë.org is xn--zo-ija.org to mail servers. */
function withAsciiDomain(address: string) {
  const [, local, domain] = /^([^@]+)@([^@/?#]*[^\p{ASCII}][^@/?#]*)$/u.exec(address) ?? []
  if (!domain || !URL.canParse(`https://${domain}`)) return address
  return `${local}@${new URL(`https://${domain}`).hostname}`
}

function isWebAddress(address: string) {
  const origin = /^https:\/\/(?!www\.[^.]+$)([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?$/
  return /^https:\/\/[^/]/i.test(address) && URL.canParse(address) && origin.test(new URL(address).origin)
}

function hasNoPassword(address: string) {
  const { username, password } = new URL(address)
  return !username && !password
}

function isAt(...hosts: string[]) {
  return (address: string) => hosts.some((host) => `.${new URL(address).hostname}`.endsWith(`.${host}`))
}

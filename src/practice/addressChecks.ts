import { z } from 'zod'
import { or, text } from './checks'

export function siteAddress() {
  const example = '"https://www.maple-counseling.org/"'
  return text(`should be the full address of the site, like ${example}.`)
    .refine((address) => !/^http:/i.test(address), or('should start with https:// and not with http://.'))
    .refine((address) => /^https:/i.test(address), or(`should start with https://, like ${example}.`))
    .refine(isWebAddress, or(`should be the full address of the site, like ${example}.`))
    .refine(hasNoPassword, or('should have no user name and no password in it: everybody could read them.'))
    .refine((address) => !/[?#]/.test(address), or('should have no ? and no # in it.'))
    .refine(
      (address) => !new URL(address).pathname.includes('//'),
      or('has two slashes in a row behind the domain. Write one.'),
    )
    .transform((address) => new URL(address).href.replace(/\/index\.html?$/i, '/').replace(/\/?$/, '/'))
}

/** Any address on the web, over https. */
export function webAddress(sentence: string) {
  return text(sentence)
    .refine(isWebAddress, or(sentence))
    .refine(hasNoPassword, or('should have no user name and no password in it.'))
}

/** A page at a network, by its own host. What tells the network who shared the link is left out. */
export function profile(name: string, ...hosts: [string, ...string[]]) {
  const example = `"https://${hosts[0] === 'wa.me' ? 'wa.me/442079460018' : `www.${hosts[0]}/maple-counseling`}"`
  return webAddress(`should start with https://, like ${example}.`)
    .refine(
      (address) => hosts.some((host) => isAt(address, host)),
      or(`is not an address at ${name}. It should be the address of your ${name} page, like ${example}.`),
    )
    .transform(withoutTracking)
}

export function mailAddress() {
  const sentence = 'should be one e-mail address and nothing else, like "hello@maple-counseling.org".'
  return text(sentence)
    .transform(withPlainDomain)
    .pipe(z.email(or(sentence)))
}

// Facebook's profile.php?id= is the one query that is part of an address.
function withoutTracking(address: string) {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (name !== 'id') url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** zoë.org is xn--zo-ija.org to mail servers. */
function withPlainDomain(address: string) {
  const [local = '', domain = ''] = address.split('@')
  if (!/[^\p{ASCII}]/u.test(domain) || !URL.canParse(`https://${domain}`)) return address
  return `${local}@${new URL(`https://${domain}`).hostname}`
}

function isWebAddress(address: string) {
  return URL.canParse(address) && /^https:\/\/[^/\s]+\.[^/\s]+$/.test(new URL(address).origin)
}

function hasNoPassword(address: string) {
  const { username, password } = new URL(address)
  return !username && !password
}

function isAt(address: string, host: string) {
  const { hostname } = new URL(address)
  return hostname === host || hostname.endsWith(`.${host}`)
}

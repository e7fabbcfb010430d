import { domainToASCII } from 'node:url'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { SENTENCES } from './sentences.ts'

/** With at least one dot, and an ending that isn't a number. Domains may have letters of any script. */
const isDomain = (written: string) => /^([^\s.,/:@]+\.)+[^\s\d.,/:@]{2,}$/.test(domainToASCII(written) && written)

export const emailAddress = z
  .string()
  .refine(
    (written) => /^[^\s@,;:<>()"]*[^\s@,;:<>()".]@[^@]+$/.test(written) && isDomain(written.split('@')[1] ?? ''),
    SENTENCES.email,
  )

export const webAddress = z.string().transform((written, context) => {
  const [, scheme, domain = '', rest = ''] = written.match(/^(https?):\/\/([^/?#:\s]+)([^\s]*)$/i) ?? []
  const isBare = !scheme && isDomain(written.split('/')[0] ?? '') && !/\s/.test(written)
  if (isBare) context.addIssue(SENTENCES.http(`https://${written}`))
  else if (!scheme || !isDomain(domain.replace(/^www\./, ''))) context.addIssue(SENTENCES.webAddress)
  else if (scheme.toLowerCase() === 'http') context.addIssue(SENTENCES.http(`https://${domain}${rest}`))
  return written
})

/** Where the site is, also if somebody wrote the address of one of its pages. */
export const siteAddress = webAddress
  .refine((written) => !/[?#]/.test(written), SENTENCES.notTopLevel)
  .transform((written) => written.replace(/\/((index|404)\.html|(imprint|privacy|terms)\/?)$|\/?$/, '/'))
  .superRefine((written, context) => {
    const { hostname, pathname } = URL.canParse(written) ? new URL(written) : { hostname: '', pathname: '' }
    const [first, second] = pathname.split('/').filter(Boolean)
    const dashboards: Record<string, string | undefined> = {
      'github.com': first && second && `https://${first.toLowerCase()}.github.io/${second}/`,
      'app.netlify.com': second && `https://${second}.netlify.app/`,
      'dash.cloudflare.com': 'the one that ends in .workers.dev, or your own domain',
      'vercel.com': second && `https://${second}.vercel.app/`,
    }
    if (
      /(^|\.)(facebook|instagram|linkedin|x|twitter|tiktok|youtube|pagescms|psychologytoday|linktr)\.(com|org|ee)$/.test(
        hostname,
      )
    )
      context.addIssue(SENTENCES.otherSite)
    if (hostname in dashboards) context.addIssue(SENTENCES.dashboard(dashboards[hostname]))
    if (/(^|\.)your-|^practice-site\.workers\.dev$/.test(hostname)) context.addIssue(SENTENCES.placeholder)
  })

export const phone = z.string().transform((written, context) => {
  const parsed = written.startsWith('+') ? parsePhoneNumberFromString(written) : undefined
  if (parsed?.isValid()) {
    const { number, ext, country } = parsed
    return { text: written, dial: ext ? `${number},${ext}` : (number as string), country: country as string } // a comma is a pause
  }
  context.addIssue(SENTENCES.phone)
  return z.NEVER
})

export const emergencyNumber = z
  .string()
  .refine((written) => /^[\d ]+$/.test(written), { error: SENTENCES.emergencyNumber, abort: true })
  .refine((written) => /^( *\d){2,15} *$/.test(written), SENTENCES.emergencyLength)
  .transform((written) => ({ text: written, dial: written.replaceAll(' ', '') }))

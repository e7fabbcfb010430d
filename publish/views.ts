import type { ReadPractice, Target } from '../practice/readPractice'
import { LEGAL_NAMES, LEGAL_PAGES } from '../src/links'
import { PageLocation } from '../src/PageLocation'
import { inLanguage, type Portrait, type View } from '../src/view'

/** One view for each language. The default language is at the site's root, the others are in folders below it. */
export function viewsOf({ practice, words }: ReadPractice, basePath: string, portraits: Record<string, Portrait>) {
  const [first] = words
  const languages = words.map((own) => ({
    code: own.language.code,
    invitation: own.language.invitation,
    home: new PageLocation(practice.address, basePath, own === first ? '' : `${own.language.code}/`),
    legalPages: LEGAL_NAMES.filter((name) => own[name]).map((name) => LEGAL_PAGES[name]),
  }))
  return words.map(
    (own, index): View => ({
      practice,
      name: inLanguage(practice.name, own.language.code) ?? '',
      words: own,
      location: languages[index]?.home as PageLocation,
      languages,
      serviceNames: first.enquiry.services,
      portraits,
    }),
  )
}

/** The site's path on its host. Locally, the site is always at the root. */
export function basePathOf(address: string, target: Target) {
  return target === 'web' ? new URL(address).pathname : '/'
}

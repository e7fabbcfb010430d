import { practice, words } from '../content/content'
import { legalPage } from '../layout/legalPage'

export const page = legalPage('terms/', words.footer.terms, practice.terms)

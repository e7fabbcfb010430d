import { practice, words } from '../content/content'
import { legalPage } from '../layout/legalPage'

export const page = legalPage('imprint/', words.footer.imprint, practice.imprint)

import { practice, words } from '../content/content'
import { legalPage } from '../layout/legalPage'

export const page = legalPage('privacy/', words.footer.privacyNotice, practice.privacyNotice)

// npm run mail-templates: the mail for EmailJS in each language that is shipped, into docs/.

import { writeFileSync } from 'node:fs'
import german from '../words/de'
import english from '../words/en'
import spanish from '../words/es'
import french from '../words/fr'
import { mailTemplate } from './mailTemplate'

for (const words of [english, german, spanish, french]) {
  const { code } = words.language
  writeFileSync(`docs/emailjs-template${code === 'en' ? '' : `.${code}`}.html`, mailTemplate(words))
}

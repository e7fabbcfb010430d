// npm start: serves the site that prestart built, with the local provider.

import { readPractice } from '../practice/readPractice'
import { FOLDER, readFiles } from '../publish/folder'
import { listen, localSite } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'

const options = readOptions()
const { locales } = await readPractice('local')
const [{ practice, words }] = locales
const account = { identifiers: practice.emailjs, languageCode: words.language.code }
const server = localSite({ files: readFiles(FOLDER.local), account: () => account, log: console.log })
await listen(server, options.port, options.host).catch(({ code }) => explainPort(code, options.port))
printAddresses(options)

// npm start: serves the site that prestart has built, with the local provider.

import { readPractice } from '../practice/readPractice'
import { listen, localSite } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'

const options = readOptions()
const { practice, words } = await readPractice('local')
const account = { identifiers: practice.emailjs, languageCode: words[0].language.code }
const server = localSite({ folder: process.env.OUT_DIR || 'dist-local', account: () => account, log: console.log })
await listen(server, options.port, options.host).catch(({ code }) => explainPort(code, options.port))
printAddresses(options)

// npm start: builds the site for this computer and serves it with the local provider.

import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { readPractice } from '../practice/readPractice'
import { listen, localSite } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'

const options = readOptions()
const probe = createServer()
await listenOrExit(probe) // check the port before the slow build
await new Promise((resolve) => probe.close(resolve))

const built = spawnSync('npm', ['run', '--silent', 'build:local'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(1) // the build has said why

const { practice, words } = await readPractice('local')
const served = { identifiers: practice.emailjs, languageCode: words[0].language.code }
const folder = process.env.OUT_DIR || 'dist-local'
await listenOrExit(localSite({ folder, practice: () => served, log: console.log }))
printAddresses(options)

async function listenOrExit(server: Server) {
  await listen(server, options.port, options.host).catch(({ code }) => explainPort(code, options.port))
}

// npm start: builds the site for this computer, and serves it beside the local provider.

import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { readPractice } from '../publish/practice/readPractice'
import { listen, localSite } from './localSite'
import { addresses, DEFAULT_PORT } from './port'

const wanted = process.argv[2] ?? process.env.PORT
const port = Number(wanted || DEFAULT_PORT)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT should be a number from 1 to 65535, and not "${wanted}".`)
}
const probe = createServer()
await claim(probe) // before the build: nobody should wait for a sentence that can come at once
await new Promise((resolve) => probe.close(resolve))

const built = spawnSync('npm', ['run', '--silent', 'build:local'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(1) // the build has said why

const { practice, words } = await readPractice({
  file: process.env.PRACTICE_FILE ?? 'practice.config.ts',
  demo: 'allowed',
})
const folder = process.env.OUT_DIR ?? 'dist-local'
await claim(localSite({ folder, identifiers: practice.emailjs, words: words[0], log: console.log }))
console.log(addresses(port))

async function claim(server: Server) {
  try {
    await listen(server, port)
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      stop(
        `Port ${port} is in use by another program. End that one, or take another port: npm start -- ${port + 1}`,
      )
    }
    stop(
      `Port ${port} cannot be used here (${code}). Take another one above 1023: npm start -- ${DEFAULT_PORT + 1}`,
    )
  }
}

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { readPractice } from '../build/readPractice'
import { listen, localSite } from './localSite'

const DEFAULT_PORT = 4173

const port = Number(process.env.PORT || DEFAULT_PORT)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT should be a number from 1 to 65535, and not "${process.env.PORT}".`)
}
await claim(port)

const built = spawnSync('npm', ['run', '--silent', 'build:local'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(1) // the build has said why

const { emailjs } = await readPractice({
  file: process.env.PRACTICE_FILE ?? 'practice.config.ts',
  demo: 'allowed',
})
const folder = process.env.OUT_DIR ?? 'dist-local'
const server = await localSite({ folder, identifiers: emailjs, log: console.log })
await listen(server, port)
console.log(`
  The site     http://localhost:${port}/
  The outbox   http://localhost:${port}/outbox

  Ctrl+C ends it.
`)

/** Asks for the port before the build, so that nobody waits for a sentence that could have come at once. */
async function claim(port: number) {
  const probe = createServer()
  try {
    await listen(probe, port)
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      stop(
        `Port ${port} is in use by another program. End that one, or take another port: PORT=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES') stop(`Port ${port} needs special rights. Take one above 1023: PORT=4173 npm start`)
    throw reason
  }
  await new Promise((resolve) => probe.close(resolve))
}

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

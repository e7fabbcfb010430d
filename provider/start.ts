import { readPractice } from '../build/readPractice'
import { listen, localSite } from './localSite'

const DEFAULT_PORT = 4173

const port = Number(process.env.PORT || DEFAULT_PORT)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT should be a number from 1 to 65535, and not "${process.env.PORT}".`)
}

const file = process.env.PRACTICE_FILE ?? 'practice.config.ts'
const { emailjs } = await readPractice({ file, demo: 'allowed' })
const server = await localSite({ folder: 'dist-local', identifiers: emailjs, log: console.log })
try {
  await listen(server, port)
  console.log(`
  The site     http://localhost:${port}/
  The outbox   http://localhost:${port}/outbox

  Ctrl+C ends it.
`)
} catch (reason) {
  if ((reason as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw reason
  stop(
    `Port ${port} is in use by another program. End that one, or take another port: PORT=${port + 1} npm start`,
  )
}

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

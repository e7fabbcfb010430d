// Runs before every command, in plain JavaScript because nothing is installed yet the first time:
// installs the packages when there are none, or when package-lock.json has changed since.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `\nThis needs Node.js 20.19 or newer; this computer has ${process.versions.node}. See https://nodejs.org\n`,
  )
  process.exit(1)
}

const stamp = 'node_modules/.installed-lock'
const lock = readFileSync('package-lock.json', 'utf8')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing the packages, once …')
  // --include=dev because hosts set NODE_ENV=production, and everything that builds the site is a dev dependency.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('\nThe packages could not be installed. Is there a connection to the internet?\n')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

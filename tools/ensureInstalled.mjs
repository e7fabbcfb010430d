// Runs before every command, in plain JavaScript because nothing is installed yet the first time:
// installs the packages when there are none, or when package-lock.json has changed since.

import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    `\nThis needs Node.js 20.19, or 22.12 and newer; this computer has ${process.versions.node}. See https://nodejs.org\n`,
  )
  process.exit(1)
}

if (!isInstalled()) {
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
}

/** npm notes there what it has installed, so that note is older than a lock file that has changed since. */
function isInstalled() {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(note) || !existsSync('node_modules/vite')) return false
  return statSync(note).mtimeMs >= statSync('package-lock.json').mtimeMs
}

// Runs before every command: installs the packages, and for the tests also the browsers, if they are missing.
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (command) => execSync(command, { stdio: 'inherit' })

// --include=dev: hosts set NODE_ENV=production, and the build tools are dev dependencies.
if (!existsSync('node_modules/.package-lock.json')) run('npm ci --include=dev --ignore-scripts --no-audit --no-fund')

if (process.argv.includes('--browsers') && !existsSync('/usr/bin/chromium')) {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debianRoot) run('apt-get -qq update && apt-get -qq install -y chromium firefox-esr')
  else run('npx playwright install chromium firefox')
}

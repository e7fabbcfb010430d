// Runs before every command: installs the packages, and for the tests also the browsers, if they are missing.
import { execSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { CHROMIUM, FIREFOX } from './browsers.js'

const run = (command) => execSync(command, { stdio: 'inherit' })
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

// --include=dev: hosts set NODE_ENV=production, and the build tools are dev dependencies.
if (changed('package-lock.json') > changed('node_modules/.package-lock.json'))
  run('npm ci --include=dev --ignore-scripts --no-audit --no-fund')

if (process.argv.includes('--browsers') && !(CHROMIUM && FIREFOX)) run('npx playwright install chromium firefox')

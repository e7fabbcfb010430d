// Runs before every command. Installs the packages from package-lock.json, unless they are already there. It's plain
// JavaScript because nothing is installed yet on the first run.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(
    `\nThis needs Node.js 22.12 or newer (20.19 works too); this computer has ${process.versions.node}. See https://nodejs.org\n`,
  )
  process.exit(1)
}
const versions = (file) => Object.entries(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})
const installed = new Map(versions('node_modules/.package-lock.json').map(([path, { version }]) => [path, version]))
const missing = versions('package-lock.json').some(
  ([path, { version, optional, peer }]) => path && !optional && !peer && installed.get(path) !== version,
)
// --include=dev: hosts set NODE_ENV=production, and the build tools are dev dependencies.
const command = 'npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error'
if (missing) console.log('Installing the packages. This happens only the first time…')
if (missing) execSync(command, { stdio: 'inherit' })

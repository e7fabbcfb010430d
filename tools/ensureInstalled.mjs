// Runs before every command, in plain JavaScript because nothing is installed yet the first time:
// installs the packages when there are none, or other ones than package-lock.json names.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const INSTALLED = 'node_modules/.package-lock.json' // npm notes there what it has installed
const LOCK = '.installing'
const LONGEST_MS = 300_000

const [major, minor] = process.versions.node.split('.').map(Number)
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  stop(
    `This needs Node.js 22.12 or newer (20.19 still works); this computer has ${process.versions.node}. See https://nodejs.org`,
  )
}

if (!isInstalled()) {
  await alone(() => {
    if (isInstalled()) return
    console.log('Installing the packages, once …')
    // --include=dev because hosts set NODE_ENV=production, and everything that builds the site is a dev dependency.
    // No package of ours needs a script of its own to be installed.
    const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) stop('The packages could not be installed. Is there a connection to the internet?')
  })
}

/** By content: what is installed is what the lock file names, whatever the times of the two files say. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const there = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) => !path || optional || peer || there[path]?.version === version,
  )
}

/** Two commands at a time would tear each other's packages apart: the second waits. */
async function alone(work) {
  while (!claimed()) await wait(200)
  try {
    work()
  } finally {
    rmdirSync(LOCK)
  }
}

function claimed() {
  try {
    mkdirSync(LOCK)
    return true
  } catch {
    // Left behind by a command that was killed.
    if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > LONGEST_MS) rmdirSync(LOCK)
    return false
  }
}

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  if (existsSync(LOCK)) rmdirSync(LOCK)
  process.exit(1)
}

// Run before the tests: installs Chromium and Firefox where they are missing.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Browsers of the system, which the tests prefer to Playwright's own. Undefined where there is none. */
export const CHROMIUM_PATH = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)
export const FIREFOX_PATH = ['/usr/bin/firefox-esr'].find(existsSync)

if (process.argv[1] === fileURLToPath(import.meta.url) && !(CHROMIUM_PATH && FIREFOX_PATH)) install()

function install() {
  const isRoot = process.getuid?.() === 0
  // Ubuntu's packages of the same names are snaps, which Playwright can't start.
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  const command =
    isRoot && isDebian
      ? 'apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium-headless-shell firefox-esr'
      : `npx playwright install --only-shell ${isRoot ? '--with-deps ' : ''}chromium firefox`
  try {
    execSync(command, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } catch {
    console.error(
      `The tests need Chromium and Firefox, and “${command}” failed. Please install both browsers yourself.`,
    )
    process.exit(1)
  }
}

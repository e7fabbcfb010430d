// Runs before the tests, the screenshots and the benchmark. Installs the browsers and servers that are missing: Debian
// packages when running as root on Debian, otherwise Playwright's browsers.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The Debian package, a file that it installs, and the browser's name in Playwright. */
const TOOLS = [
  ['chromium-headless-shell', '/usr/bin/chromium-headless-shell', 'chromium'],
  ['firefox-esr', '/usr/bin/firefox-esr', 'firefox'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/Xvfb'],
  ['nginx-light', '/usr/sbin/nginx'],
  ['libnginx-mod-http-brotli-static', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  ['caddy', '/usr/bin/caddy'],
]

const missing = TOOLS.filter(isMissing)
if (missing.length && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  const packages = missing.map(([name]) => name)
  console.log(`Installing ${packages.join(', ')}. This happens only the first time…`)
  const apt = ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0']
  run('apt-get', [...apt, 'update'])
  // Including recommended packages, because they contain fonts.
  run('apt-get', [...apt, 'install', ...packages])
}
const still = missing.filter(isMissing)
const browsers = still.flatMap(([, , playwright]) => playwright ?? [])
if (browsers.length) run('npx', ['playwright', 'install', ...browsers])
for (const [name, , playwright] of still)
  if (!playwright) console.log(`${name} is missing; the tests that need it will be skipped.`)

function isMissing([, file]) {
  return !existsSync(file)
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

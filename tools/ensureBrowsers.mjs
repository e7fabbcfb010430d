// Runs before the tests, in plain JavaScript like ensureInstalled.mjs. Uses installed browsers and servers, installs
// Debian's packages when running as root, and otherwise downloads Playwright's browsers.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const TOOLS = [
  {
    package: 'chromium-headless-shell',
    paths: CHROMIUM.map((name) => `/usr/bin/${name}`),
    playwright: 'chromium',
  },
  { package: 'firefox-esr', paths: ['/usr/bin/firefox-esr'], playwright: 'firefox' },
  { package: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  { package: 'xvfb', paths: ['/usr/bin/Xvfb'] },
  { package: 'nginx-light', paths: ['/usr/sbin/nginx'] },
  {
    package: 'libnginx-mod-http-brotli-static',
    paths: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  { package: 'caddy', paths: ['/usr/bin/caddy'] },
]

const missing = TOOLS.filter(isMissing)
if (missing.length && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  console.log(`Installing ${missing.map((tool) => tool.package).join(', ')}. This happens once …`)
  const apt = ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0']
  run('apt-get', [...apt, 'update'])
  // With recommended packages, which include fonts.
  run('apt-get', [...apt, 'install', ...missing.map((tool) => tool.package)])
}
const browsers = missing.filter((tool) => tool.playwright && isMissing(tool)).map((tool) => tool.playwright)
if (browsers.length) run('npx', ['playwright', 'install', ...browsers])
for (const tool of missing.filter((tool) => !tool.playwright && isMissing(tool)))
  console.log(`${tool.package} is missing; the tests that need it will be skipped.`)

function isMissing({ paths }) {
  return !paths.some((path) => existsSync(path))
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

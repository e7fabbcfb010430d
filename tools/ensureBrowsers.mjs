// Runs before the tests, in plain JavaScript like ensureInstalled.mjs. Uses what the machine has; installs
// Debian's packages when it may; asks Playwright for its own browsers otherwise.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const TOOLS = [
  {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    found: any(
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ),
    playwright: 'chromium',
  },
  { name: 'Firefox', package: 'firefox-esr', found: any('/usr/bin/firefox-esr'), playwright: 'firefox' },
  { name: 'WebKit', package: 'webkit2gtk-driver', found: any('/usr/bin/WebKitWebDriver') },
  { name: 'Xvfb, a screen for WebKit', package: 'xvfb', found: any('/usr/bin/Xvfb') },
  { name: 'nginx', package: 'nginx-light', found: any('/usr/sbin/nginx') },
  {
    name: 'nginx’s brotli module',
    package: 'libnginx-mod-http-brotli-static',
    found: any('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  { name: 'Caddy', package: 'caddy', found: any('/usr/bin/caddy') },
]

const missing = TOOLS.filter((tool) => !tool.found())
if (missing.length) {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installDebianPackages(missing)
  const forPlaywright = missing
    .filter((tool) => tool.playwright && !tool.found())
    .map((tool) => tool.playwright)
  if (forPlaywright.length) run('npx', ['playwright', 'install', ...forPlaywright])
  for (const tool of missing.filter((tool) => !tool.playwright && !tool.found())) {
    console.log(`${tool.name} is not here; what needs it will be skipped.`)
  }
}

if (!existsSync('tests/observatory/node_modules')) {
  console.log('Installing Mozilla’s Observatory for the tests, once …')
  // Its own install script would download lists that an offline run does not need.
  run('npm', [
    'ci',
    '--prefix',
    'tests/observatory',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
}

function installDebianPackages(tools) {
  console.log(`Installing ${tools.map((tool) => tool.name).join(', ')}, once …`)
  const apt = ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0']
  run('apt-get', [...apt, 'update'])
  // With what they recommend: fonts are among it.
  run('apt-get', [...apt, 'install', ...tools.map((tool) => tool.package)])
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

function any(...paths) {
  return () => paths.some((path) => existsSync(path))
}

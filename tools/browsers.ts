import { existsSync } from 'node:fs'

/** The system's own browsers where they are installed; Playwright's downloads otherwise. */
export const SYSTEM_BROWSERS = {
  chromium: [
    '/usr/bin/chromium-headless-shell', // the same engine without a window's surroundings: twice as quick
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync),
  firefox: ['/usr/bin/firefox-esr'].find(existsSync),
}

export const CHROMIUM_LAUNCH = {
  ...(SYSTEM_BROWSERS.chromium && { executablePath: SYSTEM_BROWSERS.chromium }),
  args: [
    // Chromium's own sandbox refuses to start as root, as in most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
  ],
}

import { existsSync } from 'node:fs'

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's own browsers where they are installed; Playwright's downloads otherwise. */
export const SYSTEM_BROWSERS = {
  chromium: [
    '/usr/bin/chromium-headless-shell', // the same engine without a window's surroundings: twice as quick
    ...WHOLE,
  ].find(existsSync),
  firefox: ['/usr/bin/firefox-esr'].find(existsSync),
}

/** What people have, favicon and all: for what is measured. */
export const WHOLE_CHROMIUM = WHOLE.find(existsSync)

export const CHROMIUM_LAUNCH = {
  ...(SYSTEM_BROWSERS.chromium && { executablePath: SYSTEM_BROWSERS.chromium }),
  args: [
    // Chromium's own sandbox refuses to start as root, as in most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
  ],
}

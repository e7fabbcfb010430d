import { existsSync } from 'node:fs'

const FULL_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const SYSTEM_BROWSERS = {
  // The headless shell is the same engine and twice as fast.
  chromium: ['/usr/bin/chromium-headless-shell', ...FULL_CHROMIUM].find(existsSync),
  /** The full browser, which visitors use. For benchmarks. */
  fullChromium: FULL_CHROMIUM.find(existsSync),
  firefox: ['/usr/bin/firefox-esr'].find(existsSync),
}

export function chromiumLaunch(executablePath = SYSTEM_BROWSERS.chromium) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox doesn't work as root, and most containers run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
  }
}

import { existsSync } from 'node:fs'

export const SYSTEM_BROWSERS = {
  chromium: ['/usr/bin/chromium-headless-shell'].find(existsSync),
  firefox: ['/usr/bin/firefox-esr'].find(existsSync),
}

export function chromiumLaunch() {
  const executablePath = SYSTEM_BROWSERS.chromium
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

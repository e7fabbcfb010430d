import { existsSync } from 'node:fs'

// Installed browsers, which the tests prefer to Playwright's own. Undefined where there is none.
export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
export const FIREFOX = ['/usr/bin/firefox-esr'].find(existsSync)

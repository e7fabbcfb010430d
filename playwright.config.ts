import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's browser, where it is installed, instead of the one that Playwright downloads. */
const debian = (file: string) => (existsSync(file) ? { executablePath: file } : {})

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  webServer: {
    command: 'npm start',
    url: 'http://localhost:4173',
    reuseExistingServer: !process.env.CI,
  },
  use: { baseURL: 'http://localhost:4173' },
  projects: [
    {
      name: 'Chromium',
      use: {
        browserName: 'chromium',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...debian('/usr/bin/chromium'), args: ['--no-sandbox'] },
      },
    },
    {
      name: 'Firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        ...(existsSync('/usr/bin/firefox-esr') ? { channel: 'moz-firefox' } : {}),
        launchOptions: {
          ...debian('/usr/bin/firefox-esr'),
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 }, // Playwright's reducedMotion has no effect there
        },
      },
    },
  ],
})

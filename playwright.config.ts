import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { SITES } from './tests/sites.ts'

/** Debian's browser, where it is installed, instead of the one that Playwright downloads. */
const debian = (file: string) => (existsSync(file) ? { executablePath: file } : {})

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: Object.entries(SITES).map(([name, { mode, url }]) => ({
    command: `npx vite build --mode ${mode} --outDir dist-tests/${name} && npx vite preview --mode ${mode} --outDir dist-tests/${name} --port ${new URL(url).port}`,
    env: { PRACTICE: `tests/practices/${name}.yaml` },
    url,
  })),
  use: { baseURL: SITES.typical.url },
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

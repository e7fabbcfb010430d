import { defineConfig } from '@playwright/test'
import { CHROMIUM_PATH, FIREFOX_PATH } from './scripts/browsers.js'
import { SITES } from './tests/site/sites.js'

export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  fullyParallel: true,
  workers: 3, // two cores; tests also wait
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: { command: 'node tests/site/serve.js', url: Object.values(SITES).at(-1)?.url },
  projects: [
    {
      name: 'Chromium',
      grepInvert: /@only-firefox/,
      use: {
        browserName: 'chromium',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }), args: ['--no-sandbox'] },
      },
    },
    {
      name: 'Firefox',
      grep: /firefox/,
      use: {
        browserName: 'firefox',
        ...(FIREFOX_PATH && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(FIREFOX_PATH && { executablePath: FIREFOX_PATH }),
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 }, // Playwright's reducedMotion has no effect there
        },
      },
    },
  ],
})

import { defineConfig } from '@playwright/test'
import { CHROMIUM, FIREFOX } from './tests/browsers.js'
import { practiceFile, SITES, type SiteName } from './tests/site/sites.ts'

export default defineConfig({
  testDir: 'tests/site',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: Object.entries(SITES).map(([name, { mode, url }]) => ({
    command: `npx vite build --mode ${mode} --outDir dist-tests/${name} && npx vite preview --mode ${mode} --outDir dist-tests/${name} --strictPort --port ${new URL(url).port}`,
    // As on Netlify. Only the minimal practice leaves its address to it.
    env: { PRACTICE: practiceFile(name as SiteName), NETLIFY: 'true', URL: 'https://mori.invalid' },
    url,
  })),
  projects: [
    {
      name: 'Chromium',
      use: {
        browserName: 'chromium',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...(CHROMIUM && { executablePath: CHROMIUM }), args: ['--no-sandbox'] },
      },
    },
    {
      name: 'Firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        ...(FIREFOX && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(FIREFOX && { executablePath: FIREFOX }),
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 }, // Playwright's reducedMotion has no effect there
        },
      },
    },
  ],
})

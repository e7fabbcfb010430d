import { defineConfig } from '@playwright/test'
import { chromiumLaunch, SYSTEM_BROWSERS } from './tools/browsers'

// emulateMedia() has no effect in Debian's Firefox, so this uses preferences instead.
const FIREFOX = {
  browserName: 'firefox',
  ...(SYSTEM_BROWSERS.firefox ? { channel: 'moz-firefox' } : {}),
  launchOptions: {
    ...(SYSTEM_BROWSERS.firefox ? { executablePath: SYSTEM_BROWSERS.firefox } : {}),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'network.cookie.cookieBehavior': 2, // no cookies or storage
    },
  },
} as const

// Reduced motion, except in tests about motion: the animated hero uses half the CPU on a small machine.
const CHROMIUM = {
  browserName: 'chromium',
  launchOptions: chromiumLaunch(),
  contextOptions: { reducedMotion: 'reduce' },
} as const

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A shared machine can suddenly run five times slower.
  timeout: 150_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/{arg}{ext}' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'test sites', testMatch: 'support/sites.setup.ts' },
    { name: 'without a site', testMatch: 'node/**/*.spec.ts' },
    ...[
      // WebKit first: its tests can't run in parallel.
      { name: 'WebKit', testMatch: 'webkit/**/*.spec.ts' },
      { name: 'built files', testMatch: '{built,servers}/**/*.spec.ts' },
      { name: 'Chromium', testMatch: '{page,everyPractice}/**/*.spec.ts', use: CHROMIUM },
      { name: 'Firefox', testMatch: 'page/**/*.spec.ts', grep: /@engines/, use: FIREFOX },
    ].map((project) => ({ ...project, dependencies: ['test sites'] })),
  ],
})

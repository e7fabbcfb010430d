import { defineConfig } from '@playwright/test'
import { CHROMIUM_LAUNCH, SYSTEM_BROWSERS } from './tools/browsers'

// The system Firefox does not listen to emulateMedia(), so what a visitor prefers is set as they would set it.
function firefox(preferences: Record<string, number>) {
  const firefoxUserPrefs = {
    'ui.prefersReducedMotion': 1,
    ...preferences,
  }
  return SYSTEM_BROWSERS.firefox
    ? { channel: 'moz-firefox', launchOptions: { executablePath: SYSTEM_BROWSERS.firefox, firefoxUserPrefs } }
    : { launchOptions: { firefoxUserPrefs } }
}

// Still, unless a test is about motion: a picture that breathes takes half of a small machine.
const CHROMIUM = {
  browserName: 'chromium',
  launchOptions: CHROMIUM_LAUNCH,
  contextOptions: { reducedMotion: 'reduce' },
} as const

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // Generous: a machine that is shared can be five times slower from one minute to the next.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // Three browsers on two cores: a test that passes on another try is named in the summary, and worth a look.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['./tests/support/summary.ts']],
  use: { trace: 'off' },
  projects: [
    { name: 'without a browser', testMatch: 'node/**/*.spec.ts' },
    {
      name: 'Chromium',
      testMatch: ['browser/**/*.spec.ts', 'chromium/**/*.spec.ts'],
      use: CHROMIUM,
    },
    {
      name: 'Firefox',
      testMatch: 'browser/**/*.spec.ts',
      use: { browserName: 'firefox', ...firefox({ 'layout.css.prefers-color-scheme.content-override': 1 }) },
    },
    {
      name: 'Firefox in the dark, without cookies',
      testMatch: ['browser/accessibility.spec.ts', 'firefox/**/*.spec.ts'],
      use: {
        browserName: 'firefox',
        ...firefox({
          'layout.css.prefers-color-scheme.content-override': 0,
          'network.cookie.cookieBehavior': 2,
        }),
      },
    },
    {
      name: 'every practice',
      testMatch: 'everybody/**/*.spec.ts',
      use: CHROMIUM,
    },
    { name: 'WebKit', testMatch: 'webkit/**/*.spec.ts' },
    { name: 'real servers', testMatch: 'servers/**/*.spec.ts' },
  ],
})

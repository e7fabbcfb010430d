import { defineConfig } from '@playwright/test'
import { CHROMIUM_LAUNCH, SYSTEM_BROWSERS } from './tests/support/browsers'

const firefox = SYSTEM_BROWSERS.firefox
  ? { channel: 'moz-firefox', launchOptions: { executablePath: SYSTEM_BROWSERS.firefox } }
  : {}

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/support/summary.ts']],
  use: { trace: 'off' },
  projects: [
    { name: 'without a browser', testMatch: 'node/**/*.spec.ts' },
    {
      name: 'Chromium',
      testMatch: ['browser/**/*.spec.ts', 'chromium/**/*.spec.ts'],
      use: { browserName: 'chromium', launchOptions: CHROMIUM_LAUNCH },
    },
    {
      name: 'Firefox',
      testMatch: 'browser/**/*.spec.ts',
      use: { browserName: 'firefox', ...firefox },
    },
    { name: 'WebKit', testMatch: 'webkit/**/*.spec.ts' },
    { name: 'real servers', testMatch: 'servers/**/*.spec.ts' },
  ],
})

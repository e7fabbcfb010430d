import { defineConfig } from '@playwright/test'
import { chromiumLaunch, SYSTEM_BROWSERS } from './tools/browsers'

// emulateMedia() has no effect in Debian's Firefox, so reduced motion and color scheme are set in about:config.
function firefox(preferences: Record<string, number>) {
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, ...preferences }
  return SYSTEM_BROWSERS.firefox
    ? { channel: 'moz-firefox', launchOptions: { executablePath: SYSTEM_BROWSERS.firefox, firefoxUserPrefs } }
    : { launchOptions: { firefoxUserPrefs } }
}

// Reduced motion, except in tests about motion: the animated hero takes half the CPU of a small machine.
const CHROMIUM = {
  browserName: 'chromium',
  launchOptions: chromiumLaunch(),
  contextOptions: { reducedMotion: 'reduce' },
} as const

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A shared machine can be five times slower from one minute to the next.
  timeout: 150_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/{arg}{ext}' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'without a site', testMatch: 'node/**/*.spec.ts' },
    { name: 'test sites', testMatch: 'support/sites.setup.ts' },
    ...[
      { name: 'built files', testMatch: 'built/**/*.spec.ts' },
      { name: 'Chromium', testMatch: ['browser/**/*.spec.ts', 'chromium/**/*.spec.ts'], use: CHROMIUM },
      {
        name: 'Firefox',
        testMatch: 'browser/**/*.spec.ts',
        testIgnore: 'browser/accessibility.spec.ts', // runs below
        use: { browserName: 'firefox', ...firefox({ 'layout.css.prefers-color-scheme.content-override': 1 }) } as const,
      },
      {
        name: 'Firefox, dark, without cookies',
        testMatch: ['browser/accessibility.spec.ts', 'firefox/**/*.spec.ts'],
        use: {
          browserName: 'firefox',
          ...firefox({ 'layout.css.prefers-color-scheme.content-override': 0, 'network.cookie.cookieBehavior': 2 }),
        } as const,
      },
      { name: 'every practice', testMatch: 'everyPractice/**/*.spec.ts', use: CHROMIUM },
      { name: 'WebKit', testMatch: 'webkit/**/*.spec.ts' },
      { name: 'real servers', testMatch: 'servers/**/*.spec.ts' },
    ].map((project) => ({ ...project, dependencies: ['test sites'] })),
  ],
})

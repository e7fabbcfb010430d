import { defineConfig } from '@playwright/test'

/** Tests of files and functions, which need neither a browser nor a built site. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/content',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
})

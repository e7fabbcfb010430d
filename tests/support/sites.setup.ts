import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@playwright/test'

// In a separate process, because Playwright transpiles TSX differently.
test('build the test sites, unless they are up to date', async () => {
  await promisify(execFile)('npx', ['tsx', 'tools/buildSites.ts'], { env: { ...process.env, NODE_ENV: '' } })
})

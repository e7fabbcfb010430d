import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Builds the test sites. In a separate process, because Playwright transpiles TSX differently. */
export default async function globalSetup() {
  await promisify(execFile)('npx', ['tsx', 'tools/buildSites.ts'], { env: { ...process.env, NODE_ENV: '' } })
}

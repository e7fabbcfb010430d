import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Builds every site that the tests look at. In a process of its own: Playwright transpiles TSX differently. */
export default async function globalSetup() {
  await promisify(execFile)('npx', ['tsx', 'tools/buildSites.ts'], { env: { ...process.env, NODE_ENV: '' } })
}

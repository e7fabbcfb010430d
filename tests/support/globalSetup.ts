import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build, SITES } from '../../tools/build'

/** Builds every site that the tests look at, once. In processes of their own: Playwright reads TSX in its own way. */
export default async function globalSetup() {
  const [web] = await Promise.all([
    build('web', { OUT_DIR: SITES.web.folder }),
    promisify(execFile)(
      'npx',
      ['tsx', 'tools/buildSites.ts', 'local', 'own', 'barest', 'richest', 'arabic', 'subPath'],
      {
        env: { ...process.env, NODE_ENV: '' },
      },
    ),
  ])
  if (web.code !== 0) throw new Error(web.output)
}

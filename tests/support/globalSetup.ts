import { build, ELSEWHERE_PORT, FOLDERS } from './build'

/** Builds the site once for all tests, in each of the ways that they need. */
export default async function globalSetup() {
  const results = await Promise.all([
    build('local', { OUT_DIR: FOLDERS.local }),
    build('local', { OUT_DIR: FOLDERS.elsewhere, PROVIDER_ORIGIN: `http://localhost:${ELSEWHERE_PORT}` }),
    build('web', { OUT_DIR: FOLDERS.web }),
  ])
  const failed = results.find(({ code }) => code !== 0)
  if (failed) throw new Error(failed.output)
}

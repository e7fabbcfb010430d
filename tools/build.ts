import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What the tests look at: where each site is built, and for which practice. */
export const SITES = {
  /** The words as shipped, with the local provider. */
  local: { folder: 'dist-tests/local', file: 'tests/practices/shipped.ts' },
  /** The same for the web. */
  web: { folder: 'dist-tests/web', file: 'tests/practices/shipped.ts' },
  /** What practice.config.ts says now. */
  own: { folder: 'dist-tests/own', file: 'practice.config.ts' },
  barest: { folder: 'dist-tests/barest', file: 'tests/practices/barest.ts' },
  richest: { folder: 'dist-tests/richest', file: 'tests/practices/richest.ts' },
  /** Right to left. */
  arabic: { folder: 'dist-tests/arabic', file: 'tests/practices/arabic.ts' },
  /** At an address with a path, as on GitHub Pages. */
  subPath: { folder: 'dist-tests/subPath/my/practice', file: 'tests/practices/subPath.ts', forTheWeb: true },
} satisfies Record<string, { folder: string; file: string; forTheWeb?: true }>

/** `npm run build`, as its own process. */
export async function build(mode: 'web' | 'local', environment: Record<string, string>) {
  const script = mode === 'web' ? 'build' : 'build:local'
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', script], {
      env: { ...process.env, NODE_ENV: '', PRACTICE_FILE: SITES.web.file, ...environment },
    })
    return { code: 0, output: stdout + stderr }
  } catch (reason) {
    const { code, stdout, stderr } = reason as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

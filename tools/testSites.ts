import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Site = { folder: string; file: string; target?: 'web' }

export const SITES = {
  local: { folder: 'dist-tests/local', file: 'tests/practices/typical.ts' },
  web: { folder: 'dist-tests/web', file: 'tests/practices/typical.ts', target: 'web' },
  own: { folder: 'dist-tests/own', file: 'practice.config.ts' },
  barest: { folder: 'dist-tests/barest', file: 'tests/practices/barest.ts' },
  richest: { folder: 'dist-tests/richest', file: 'tests/practices/richest.ts' },
  rightToLeft: { folder: 'dist-tests/rightToLeft', file: 'tests/practices/rightToLeft.ts' },
  subPath: { folder: 'dist-tests/subPath', file: 'tests/practices/subPath.ts', target: 'web' },
} satisfies Record<string, Site>

export async function build(target: 'web' | 'local', environment: Record<string, string>) {
  try {
    const script = target === 'web' ? 'build' : 'build:local'
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', script], {
      env: { ...process.env, NODE_ENV: '', PRACTICE_FILE: SITES.web.file, ...environment },
    })
    return { code: 0, output: stdout + stderr }
  } catch (reason) {
    const { code, stdout, stderr } = reason as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export const FOLDERS = {
  /** With the local provider on the same origin, as `npm start` serves it. */
  local: 'dist-tests/local',
  /** With the local provider on another origin, as EmailJS is. */
  elsewhere: 'dist-tests/elsewhere',
  /** For the web. */
  web: 'dist-tests/web',
}
export const ELSEWHERE_PORT = 4199

const run = promisify(execFile)

/** The real build, as its own process. */
export async function build(mode: 'web' | 'local', environment: Record<string, string>) {
  const script = mode === 'web' ? 'build' : 'build:local'
  try {
    const { stdout, stderr } = await run('npm', ['run', '--silent', script], {
      env: { ...process.env, NODE_ENV: '', PRACTICE_FILE: 'tests/support/practice.ts', ...environment },
    })
    return { code: 0, output: stdout + stderr }
  } catch (reason) {
    const { code, stdout, stderr } = reason as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

// npm test: everything that needs no browser, side by side with the builds of the test practices’ sites; then their tests in browsers.
import { spawn } from 'node:child_process'
import { practiceFile, SITES, siteFolder, siteNames } from '../tests/site/sites.js'

const builds = siteNames.map((site) => ({
  command: `vite build --mode ${SITES[site].mode} --outDir ${siteFolder(site)} --logLevel warn`,
  // As on Netlify. Only the minimal practice leaves its address to it.
  env: { PRACTICE: practiceFile(site), NETLIFY: 'true', URL: 'https://mori.invalid' },
}))
const withoutBrowser = ['tsc', 'biome check --error-on-warnings', 'playwright test -c tests/content']
const passed = await Promise.all([...withoutBrowser.map((command) => ({ command })), ...builds].map(run))
if (passed.includes(false) || !(await run({ command: 'playwright test' }))) process.exit(1)

/** Prints what a command says when it has ended, and tells whether it succeeded. */
function run({ command, env = {} }) {
  const child = spawn(command, { shell: true, env: { ...process.env, ...env } })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text))
  return new Promise((resolve) =>
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${command}\n${Buffer.concat(output)}`)
      resolve(code === 0)
    }),
  )
}

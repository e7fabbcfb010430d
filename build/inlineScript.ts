import { build, type Rolldown } from 'vite'

/** The page's own small script, bundled into one piece that can stand inside the page. */
export async function inlineScript() {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2020',
      rolldownOptions: { input: 'src/browser.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code.trim()
}

import { build, type Rolldown } from 'vite'
import { OLDEST_BROWSERS } from './browsers'

/** The page's own small script, bundled into one piece that can stand inside the page. */
export async function inlineScript() {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      target: OLDEST_BROWSERS.forScripts,
      rolldownOptions: { input: 'src/browser.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code.trim()
}

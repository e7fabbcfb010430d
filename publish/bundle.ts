import { browserslistToTargets, bundle as bundleStyles } from 'lightningcss'
import { build, type OutputOptions } from 'rolldown'
import type { Bundle } from '../src/view'

/**
 * The oldest supported browsers, from early 2022: the first with cascade layers. Without :has(), the vine's leaves are
 * all open, the form's heading stays above the outcome, and the form isn't folded after a success; without subgrid, the
 * services' tags aren't aligned; without the scale property, the hero doesn't breathe.
 */
const BROWSERS = ['chrome 99', 'firefox 97', 'safari 15.4']

export async function bundleSource(): Promise<Bundle> {
  return {
    inlineScript: await script('src/enquiry/inlineScript.ts', { format: 'iife' }),
    formScript: await script('src/enquiry/hydrateForm.tsx', { format: 'esm' }),
    styles: {
      page: styles('src/styles/page.css'),
      optional: styles('src/styles/optional.css'),
    },
  }
}

async function script(input: string, output: OutputOptions) {
  const built = await build({
    input,
    write: false,
    platform: 'browser',
    transform: {
      target: BROWSERS.map((browser) => browser.replace(' ', '')),
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    output: { ...output, minify: true, comments: false, codeSplitting: false },
  })
  return built.output[0].code.trim()
}

function styles(filename: string) {
  const { code } = bundleStyles({ filename, minify: true, targets: browserslistToTargets(BROWSERS) })
  // For light-dark(), Lightning CSS emits this prefix 80 times: drop it to save bytes.
  return code.toString().replaceAll('--lightningcss-', '--')
}

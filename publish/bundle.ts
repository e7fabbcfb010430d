import { bundle as bundleStyles } from 'lightningcss'
import { build, type OutputOptions } from 'rolldown'
import type { Bundle } from '../src/view'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './browserTargets'

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
    transform: { target: SCRIPT_TARGETS, define: { 'process.env.NODE_ENV': '"production"' } },
    output: { ...output, minify: true, comments: false, codeSplitting: false },
  })
  return built.output[0].code.trim()
}

function styles(filename: string) {
  const { code } = bundleStyles({ filename, minify: true, targets: STYLE_TARGETS })
  // For light-dark(), Lightning CSS emits this prefix 80 times: drop it to save bytes.
  return code.toString().replaceAll('--lightningcss-', '--')
}

import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Rolldown } from 'vite'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './publish/browserTargets'

/** Three bundles: the form's script, the inline script, and the code that renders the pages. */
export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { ...STYLE_TARGETS, cssModules: { pattern: '[name]-[local]', grid: false } },
  },
  environments: {
    client: { build: inMemory('src/enquiry/hydrateForm.tsx', { banner: '/*! React: MIT, see licenses.txt */' }) },
    inline: { consumer: 'client', build: inMemory('src/browser.ts', { format: 'iife' }) },
    prerender: {
      consumer: 'server',
      build: { ...inMemory('src/prerender.tsx', {}), emitAssets: true, cssCodeSplit: false },
    },
  },
})

function inMemory(input: string, output: Rolldown.OutputOptions): BuildEnvironmentOptions {
  return {
    write: false,
    modulePreload: false,
    copyPublicDir: false,
    assetsInlineLimit: 0, // the CSP doesn't allow data: URLs
    assetsDir: 'assets/immutable',
    target: SCRIPT_TARGETS,
    rolldownOptions: {
      input,
      output: { ...output, codeSplitting: false },
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  }
}

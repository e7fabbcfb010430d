import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { OLDEST_BROWSERS } from './build/browsers'
import { cssOptions } from './build/cssOptions'
import { PracticeMistakes, readPractice } from './build/readPractice'
import { site } from './build/site'

export default defineConfig(async ({ mode }) => {
  const local = mode === 'at-home'
  const file = process.env.PRACTICE_FILE ?? 'practice.config.ts'
  const practice = await readPractice({ file, demo: local ? 'allowed' : 'refused' }).catch(explain)
  const providerOrigin = local ? (process.env.PROVIDER_ORIGIN ?? '') : 'https://api.emailjs.com'
  return {
    base: './',
    appType: 'custom' as const,
    css: cssOptions,
    build: {
      outDir: process.env.OUT_DIR ?? (local ? 'dist-local' : 'dist'),
      emptyOutDir: true,
      target: OLDEST_BROWSERS.forScripts,
      modulePreload: false,
      rolldownOptions: {
        input: { enquiry: 'src/enquiry/island.tsx' },
        // Everything of the site is made in one plugin, so that one is always the slowest.
        checks: { pluginTimings: false, bundlerTimings: false },
        preserveEntrySignatures: 'strict' as const,
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
    plugins: [
      react(),
      site({ practice, providerOrigin, forTheWeb: !local, refreshRepository: !process.env.OUT_DIR }),
    ],
  }
})

/** A counselor should read a sentence, and not the stack trace that Vite would print around it. */
function explain(reason: unknown): never {
  if (!(reason instanceof PracticeMistakes)) throw reason
  console.error(`\n${reason.message}\n`)
  process.exit(1)
}

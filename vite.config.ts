import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveWhileEditing } from './local/devServer'
import { bundleAll, bundles, namedMedia, refuseToEmpty, writeSite } from './publish/bundle'
import { PracticeMistakes, readPractice } from './publish/practice/readPractice'

export default defineConfig(({ mode, command }) => {
  const local = mode === 'at-home'
  const file = process.env.PRACTICE_FILE ?? 'practice.config.ts'
  const folder = process.env.OUT_DIR ?? (local ? 'dist-local' : 'dist')
  const providerOrigin = local ? (process.env.PROVIDER_ORIGIN ?? '') : 'https://api.emailjs.com'
  return {
    ...bundles,
    ...(command === 'serve' && { base: '/' }),
    appType: 'custom' as const,
    plugins: [react(), namedMedia(), serveWhileEditing({ file })],
    builder: {
      async buildApp(builder) {
        await refuseToEmpty(folder).catch(explain)
        const read = await readPractice({ file, demo: local ? 'allowed' : 'refused' }).catch(explain)
        const options = { providerOrigin, forTheWeb: !local, folder }
        const notes = await writeSite(read, await bundleAll(builder), options).catch(explain)
        for (const note of notes) console.log(`Note: ${note}`)
        if (!local)
          console.log(
            `The site for ${read.practice.address} is ready in ${folder}/. Next: step 4 of docs/going-live.md.`,
          )
      },
    },
  }
})

/** A counselor should read a sentence, and not the stack trace that Vite would print around it. */
function explain(reason: unknown): never {
  if (!(reason instanceof PracticeMistakes)) throw reason
  console.error(`\n${reason.message}\n`)
  process.exit(1)
}

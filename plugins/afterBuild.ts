import type { Plugin } from 'vite'
import { loadRenderer } from './renderer.ts'

/** Says where the built site is, and what no build can check. */
export function afterBuild(): Plugin {
  let folder = ''
  return {
    name: 'after-build',
    apply: (_, { mode, command }) => command === 'build' && mode === 'production',
    configResolved({ build }) {
      folder = build.outDir
    },
    async writeBundle() {
      const { hasForm } = await loadRenderer('production', 'build')
      if (!hasForm)
        console.log(
          '\nThe page has no form, because practice.yaml has no settings for its delivery. People call or write an email.',
        )
      console.log(`
The site is in ${folder}/. Once it is online, please check three things that nobody else can:
- ${hasForm ? 'Send yourself an enquiry from your phone, and reply to it.' : 'Press each way to reach you, on your phone.'}
- Read every emergency number again: each one has to be right for your country.
- Open the page without being signed in anywhere, and read it as a visitor would.
`)
    },
  }
}

import type { Plugin } from 'vite'

/** Says where the built site is, and what no build can check. */
export function afterBuild(): Plugin {
  let folder = ''
  return {
    name: 'after-build',
    apply: (_, { mode, command }) => command === 'build' && mode === 'production',
    configResolved({ build }) {
      folder = build.outDir
    },
    writeBundle() {
      console.log(`
The site is in ${folder}/. Once it is online, please check three things that nobody else can:
- Send yourself an enquiry from your phone, and reply to it.
- Read every emergency number again: each one has to be right for your country.
- Open the page without being signed in anywhere, and read it as a visitor would.
`)
    },
  }
}

import { defineConfig } from 'vite'
import { afterBuild } from './plugins/afterBuild.ts'
import { HEADERS, headersFile } from './plugins/headers.ts'
import { localProvider } from './plugins/localProvider.tsx'
import { notFound } from './plugins/notFound.ts'
import { pictures } from './plugins/pictures.ts'
import { prerender } from './plugins/prerender.ts'

// Modes: `npm run dev` is development, `npm start` is demo, and every other mode publishes (src/content/inProduction.ts).
export default defineConfig(({ mode }) => ({
  appType: 'mpa',
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'], // docs/decisions.md
    modulePreload: false,
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
  },
  plugins: [prerender(), pictures(), headersFile(), notFound(), localProvider(), afterBuild()],
  preview: { headers: HEADERS },
}))

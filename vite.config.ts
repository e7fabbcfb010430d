import { defineConfig } from 'vite'
import { afterBuild } from './plugins/afterBuild.ts'
import { headers } from './plugins/headers.ts'
import { pages } from './plugins/pages.ts'
import { pictures } from './plugins/pictures.ts'
import { standIn } from './src/provider/standIn.tsx'

// Modes: `npm run dev` is development, `npm start` is demo, and every other mode publishes (src/mode.ts).
export default defineConfig(({ mode }) => ({
  appType: 'custom', // plugins/pages.ts answers
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'], // docs/decisions.md
    modulePreload: false,
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
  },
  plugins: [pages(), pictures(), headers(), standIn(), afterBuild()],
}))

import { defineConfig } from 'vite'
import { HEADERS, headersFile } from './build/headers.ts'
import { prerender } from './build/prerender.ts'
import { localProvider } from './provider/localProvider.tsx'

// Modes: `npm run build` is production. `npm start` is demo: example values are accepted, and the local provider
// receives the enquiries.
export default defineConfig(({ mode }) => ({
  appType: 'mpa',
  build: {
    modulePreload: { polyfill: false },
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    rolldownOptions: { input: ['index.html', '404.html'] },
  },
  plugins: [prerender(), headersFile(), localProvider()],
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true, headers: HEADERS },
}))

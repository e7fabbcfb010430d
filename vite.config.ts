import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGETS } from './publish/browserTargets'

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file.replace(/\?.*/, ''), '.module.css')}-${name}` },
  },
  build: { write: false, modulePreload: false, copyPublicDir: false, target: SCRIPT_TARGETS },
})

import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGETS } from './publish/browserTargets'

export default defineConfig({
  appType: 'custom',
  plugins: [react()],
  css: {
    modules: {
      generateScopedName: (name, file) => `${shortened(basename(file.replace(/\?.*/, ''), '.module.css'))}-${name}`,
    },
  },
  build: { write: false, modulePreload: false, copyPublicDir: false, target: SCRIPT_TARGETS },
})

/** EF for EnquiryForm, Her for Hero: every page contains these names, and its bytes count. */
function shortened(component: string) {
  const initials = component.replace(/[a-z]/g, '')
  return initials.length > 1 ? initials : component.slice(0, 3)
}

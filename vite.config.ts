import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGETS } from './publish/browserTargets'

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  plugins: [react()],
  css: { modules: { generateScopedName: mode === 'production' ? shortName : readableName } },
  build: { write: false, modulePreload: false, copyPublicDir: false, target: SCRIPT_TARGETS },
}))

function readableName(name: string, file: string) {
  return `${basename(file.replace(/\?.*/, ''), '.module.css')}-${name}`
}

/** For example, EF3 for the fourth class in EnquiryForm.module.css. Short, because every page contains these names. */
function shortName(name: string, file: string, css: string) {
  const [component = ''] = readableName(name, file).split('-')
  const initials = component.replace(/[a-z]/g, '')
  const prefix = initials.length > 1 ? initials : component.slice(0, 3)
  const classes = [...new Set(css.match(/\.[a-z]\w*/gi))]
  return `${prefix}${classes.includes(`.${name}`) ? classes.indexOf(`.${name}`) : name}`
}

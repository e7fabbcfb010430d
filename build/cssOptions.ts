import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

/** The page is prerendered by one run of Vite and the form bundled by another: both must name classes alike. */
export const cssOptions: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => `${basename(file.replace(/\?.*/, ''), '.module.css')}-${name}`,
  },
}

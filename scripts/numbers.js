// npm run numbers: what the README says about sizes, measured on the site that npm start has built.
import { execSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const kilobytes = (file) => `${(brotliCompressSync(readFileSync(file)).length / 1000).toFixed(1)} kB`
const asset = (start) => `dist-demo/assets/${readdirSync('dist-demo/assets').find((file) => file.startsWith(start))}`
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const lines = (folders) =>
  execSync(`git ls-files ${folders}`)
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|css|js)$/.test(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)

console.log(`The page, with its styles and drawings: ${kilobytes('dist-demo/index.html')} (brotli)
Script before the visitor comes near the form: ${kilobytes(asset('index-'))}
The form's script, with React: ${kilobytes(asset('hydrateForm-'))}
Direct packages: ${Object.keys({ ...dependencies, ...devDependencies }).length}
Lines of code: ${lines('src plugins scripts')}, and ${lines('tests')} of tests`)

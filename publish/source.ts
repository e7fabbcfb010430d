import { transform } from 'lightningcss'
import {
  build,
  createServer,
  type EnvironmentModuleNode,
  isCSSRequest,
  type Rolldown,
  type UserConfig,
  type ViteDevServer,
} from 'vite'
import type { Stylesheet } from '../src/view'
import { STYLE_TARGETS } from './browserTargets'

const ENTRY = '/src/prerender.tsx'
const FORM = '/src/enquiry/EnquiryForm.tsx'

/** The functions that render pages and pictures at build time. */
export type Prerender = typeof import('../src/prerender')

/** Everything built from src/. */
export type Source = { prerender: Prerender; styles: Stylesheet[]; inlineScript: string; formScript: string }

export async function loadSource(): Promise<Source> {
  process.env.NODE_ENV = 'production' // or React's development build would ship
  const server = await createServer({
    configLoader: 'runner',
    mode: 'production',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const prerender = await loadPrerender(server)
    const inForm = await styleUrls(server, FORM)
    const styles = (await styleUrls(server)).map((url) => loadStylesheet(server, url, inForm.includes(url)))
    return {
      prerender,
      styles: refuseClashes(await Promise.all(styles)),
      inlineScript: await bundle('src/browser.ts', { format: 'iife' }),
      formScript: await bundle('src/enquiry/hydrateForm.tsx', { banner: '/*! React: MIT, see licenses.txt */' }),
    }
  } finally {
    await server.close()
  }
}

export async function loadPrerender(server: ViteDevServer): Promise<Prerender> {
  return (await server.ssrLoadModule(ENTRY)) as Prerender
}

/** The stylesheets that a module needs, imports before importers. */
export async function styleUrls(server: ViteDevServer, module = ENTRY) {
  const seen = new Set<EnvironmentModuleNode>()
  const urlsUnder = (node?: EnvironmentModuleNode): string[] => {
    if (!node || seen.has(node)) return []
    seen.add(node)
    const below = [...node.importedModules].flatMap(urlsUnder)
    return isCSSRequest(node.url) && !node.url.includes('?') ? [...below, node.url] : below
  }
  return urlsUnder(await server.environments.ssr.moduleGraph.getModuleByUrl(module))
}

async function loadStylesheet(server: ViteDevServer, url: string, inForm: boolean): Promise<Stylesheet> {
  const { default: css } = await server.ssrLoadModule(`${url}?inline`)
  const options = { filename: url, minify: true, targets: STYLE_TARGETS, code: Buffer.from(css) }
  const { code } = transform(options)
  // For light-dark(), Lightning CSS emits this prefix 80 times: drop it to save bytes.
  return { marks: await marksOf(server, url, inForm), css: code.toString().replaceAll('--lightningcss-', '--') }
}

/**
 * A page gets a stylesheet if its HTML contains one of these: a class of the stylesheet or, for the form's stylesheets,
 * the form, which can show more than is prerendered.
 */
async function marksOf(server: ViteDevServer, url: string, inForm: boolean) {
  const form = inForm ? ['id="enquiry"'] : []
  if (!url.endsWith('.module.css')) return inForm ? form : ['']
  const { default: classes } = await server.ssrLoadModule(url)
  return [...Object.values<string>(classes), ...form]
}

/** Class names are short (vite.config.ts), so names from two files could collide. */
function refuseClashes(styles: Stylesheet[]) {
  const all = styles.flatMap(({ marks }) => marks.filter((mark) => /^\w+$/.test(mark)))
  const twice = all.find((name, index) => all.indexOf(name) < index)
  if (twice) throw new Error(`Two stylesheets have the class ${twice}. Rename one of the two files.`)
  return styles
}

async function bundle(input: string, output: Rolldown.OutputOptions) {
  const rolldownOptions: NonNullable<UserConfig['build']>['rolldownOptions'] = {
    input,
    output: { ...output, codeSplitting: false },
    preserveEntrySignatures: 'strict',
    checks: { pluginTimings: false, bundlerTimings: false },
  }
  const built = await build({ configLoader: 'runner', logLevel: 'warn', build: { rolldownOptions } })
  const [script] = (built as Rolldown.RolldownOutput).output
  return script.code.trim()
}

// npm run dev: like npm start, but rebuilds the site and reloads the page when something changes. When code changes, tsx
// restarts this program.

import { existsSync, readFileSync, watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname } from 'node:path'
import { PracticeError } from '../practice/PracticeError'
import { PRACTICE_FILE, readPractice } from '../practice/readPractice'
import { escapeHtml } from '../provider/mail'
import { bundleSource } from '../publish/bundle'
import type { Files } from '../publish/folder'
import { renderSite } from '../publish/renderSite'
import { listen, localSite } from './localSite'
import { explainPort, printAddresses, readOptions } from './options'

const SCRIPT = '<script src="/reload.js" defer></script>'

const options = readOptions()
const files: Files = new Map()
const pages = new Set<ServerResponse>()
let refusal = ''
let building = rebuild()

await building
const server = localSite({ files, answerFirst, log: console.log })
await listen(server, options.port, options.host).catch(({ code }) => explainPort(code, options.port))
printAddresses(options)
const folders = ['src', 'words', 'portraits', 'public'].filter((folder) => existsSync(folder))
for (const folder of folders) watch(folder, { recursive: true }, handleChange)
// The folder, not the file: some editors replace a file instead of changing it.
watch(dirname(PRACTICE_FILE), (_, name) => name === basename(PRACTICE_FILE) && handleChange())

let timer: NodeJS.Timeout
function handleChange() {
  clearTimeout(timer)
  timer = setTimeout(() => (building = building.then(rebuild)), 50)
}

async function rebuild() {
  try {
    const rendered = await renderSite(await readPractice('local'), await bundleSource(), 'local')
    refusal = ''
    files.clear()
    for (const [name, content] of rendered.files)
      files.set(name, name.endsWith('.html') ? String(content).replace('</head>', `${SCRIPT}</head>`) : content)
  } catch (reason) {
    refusal = (reason as Error).message
    console.error(reason instanceof PracticeError ? `\n${refusal}\n` : reason)
  }
  files.set('reload.js', readFileSync('local/reload.js'))
  for (const page of pages) page.write('data:\n\n')
}

function answerFirst({ url, headers }: IncomingMessage, response: ServerResponse) {
  if (url === '/reload') {
    pages.add(response.writeHead(200, { 'Content-Type': 'text/event-stream' }))
    response.on('close', () => pages.delete(response)).write('retry: 300\n\n')
    return true
  }
  if (!refusal || !headers.accept?.includes('text/html')) return false
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><title>Not ready yet</title>${SCRIPT}<pre>${escapeHtml(refusal)}</pre>`)
  return true
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Connect, Plugin } from 'vite'
import { z } from 'zod'
import { type Message, Outbox } from './Outbox.tsx'
import { MAX_PARAMS_BYTES, PROVIDER_PATH } from './request.ts'

const id = z.string().min(1)
const requestBody = z.object({
  lib_version: id,
  user_id: id,
  service_id: id,
  template_id: id,
  template_params: z.record(z.string(), z.string()),
})

/** Stands in for the provider in `npm run dev` and `npm start`. Read what it received at /outbox. */
export function standIn(): Plugin {
  const newestFirst: Message[] = []

  async function send(request: IncomingMessage, response: ServerResponse) {
    const answer = (status: number, sentence: string) => response.writeHead(status).end(sentence)
    if (request.method !== 'POST') return answer(405, 'Method Not Allowed')
    // Another site that is open in the same browser must not write into the outbox.
    if (!isFromOwnPage(request)) return answer(403, 'Forbidden')
    const { data, error } = requestBody.safeParse(parse(await text(request)))
    if (error) return answer(400, z.prettifyError(error))
    if (Buffer.byteLength(JSON.stringify(data.template_params)) > MAX_PARAMS_BYTES)
      return answer(413, 'Payload Too Large')
    newestFirst.unshift({ number: newestFirst.length + 1, params: data.template_params })
    answer(200, 'OK')
  }

  function showOutbox(_: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html>${renderToStaticMarkup(<Outbox messages={newestFirst} />)}`)
  }

  function serve(middlewares: Connect.Server) {
    // A visitor who leaves while sending aborts the request.
    middlewares.use(PROVIDER_PATH, (request, response, next) => send(request, response).catch(next))
    middlewares.use('/outbox', showOutbox)
  }

  return {
    name: 'stand-in',
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer(server) {
      serve(server.middlewares)
      const { printUrls } = server
      server.printUrls = () => {
        printUrls()
        console.log(`  ➜  Outbox:  ${new URL('/outbox', server.resolvedUrls?.local[0])}`)
      }
    },
  }
}

/** A codespace shows this server at an https address, of which it knows nothing. */
function isFromOwnPage({ headers }: IncomingMessage) {
  const site = headers['sec-fetch-site'] // older browsers don't say
  if (site) return site === 'same-origin'
  return URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === headers.host
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

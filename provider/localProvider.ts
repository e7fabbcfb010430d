import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EmailjsIdentifiers } from '../practice/practiceSchema'
import { PROPS_ID } from '../src/enquiry/FormProps'
import { EMAILJS } from '../src/enquiry/sendEnquiry'
import { answerTo, type Params } from './emailjsAnswer'
import { applyFault, type Fault, parseFaults } from './faults'
import { mailTemplate } from './mail'
import { type Delivery, OUTBOX_CSP, outboxPage } from './outboxPage'

const MAX_KEPT = 100
const MAX_BODY_BYTES = 1024 * 1024
const MAX_FAULT_BYTES = 16 * 1024 * 1024

export type ProviderOptions = {
  /** The site's home page, as HTML. `npm run dev` can replace it at any time. */
  page(): string
  log?: ((line: string) => void) | undefined
}
type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** A stand-in for EmailJS on this computer. Answers requests for its own paths, and returns false for all others. */
export function localProvider({ page, log = () => {} }: ProviderOptions) {
  const newestFirst: Delivery[] = []
  let faults: Fault[] = []
  let count = 0

  function deliver(params: Params) {
    newestFirst.unshift({ number: ++count, at: new Date(), params })
    newestFirst.length = Math.min(newestFirst.length, MAX_KEPT)
    // Never log the message: terminal output gets recorded and shared.
    log(`Enquiry ${count} was delivered to the outbox at ${new Date().toLocaleTimeString('en-GB')}.`)
  }

  async function send(request: IncomingMessage, response: ServerResponse) {
    // Otherwise any page open in the browser could post here and fill the outbox.
    if (!isFromThisSite(request)) return void response.writeHead(403).end('Forbidden')
    const body = await read(request, MAX_BODY_BYTES)
    if (body === undefined) return void response.writeHead(413).end('Payload Too Large')
    const fault = request.method === 'POST' ? faults.shift() : undefined
    if (fault && (await applyFault(fault, response))) return
    if (response.destroyed) return // the visitor's browser is no longer waiting
    const { status, text, delivered } = answerTo(request.method ?? '', body, identifiersIn(page()))
    if (delivered) deliver(delivered)
    if (status === 405) response.setHeader('Allow', 'POST')
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
  }

  function showOutbox(_: IncomingMessage, response: ServerResponse) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': OUTBOX_CSP }
    const [, language = 'en'] = /<html lang="([\w-]+)"/.exec(page()) ?? []
    const html = outboxPage(newestFirst, mailTemplate(language))
    response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' }).end(html)
  }

  function listOutbox(_: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(newestFirst))
  }

  async function queueFaults(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'PUT') return void response.writeHead(405, { Allow: 'PUT' }).end()
    try {
      faults = parseFaults(JSON.parse((await read(request, MAX_FAULT_BYTES)) ?? ''))
      response.writeHead(204).end()
    } catch (reason) {
      const why = reason instanceof Error ? reason.message : ''
      response.writeHead(400).end(`Expected a fault, or a list of faults, as JSON. ${why}`)
    }
  }

  const routes: Record<string, Route> = {
    [EMAILJS.path]: send,
    '/outbox': onlyHere(showOutbox),
    '/outbox.json': onlyHere(listOutbox),
    '/provider/next': onlyHere(queueFaults),
  }
  return async (request: IncomingMessage, response: ServerResponse) => {
    const route = routes[new URL(request.url ?? '/', 'http://localhost').pathname]
    await route?.(request, response)
    return route !== undefined
  }
}

/** The account that the page's form sends to, so that a page and the provider can't disagree. */
function identifiersIn(page: string): EmailjsIdentifiers | undefined {
  const [, props] = new RegExp(`id="${PROPS_ID}">(.*?)</script>`, 's').exec(page) ?? []
  return props && JSON.parse(props).recipient.emailjs
}

/** Checks the host name too: an attacker could point a domain at this computer (DNS rebinding). */
function onlyHere(route: Route): Route {
  return (request, response) => {
    const { socket, headers } = request
    const isLocal = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')
    if (isLocal && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')) return route(request, response)
    response.writeHead(403).end('Available only on the computer that is running the site')
  }
}

/** Browsers send an Origin header with every POST, and a page can't forge it. Other programs usually send none. */
function isFromThisSite({ headers: { origin, host } }: IncomingMessage) {
  return origin === undefined || origin === `http://${host}`
}

async function read(request: IncomingMessage, maxBytes: number) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

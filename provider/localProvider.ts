import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EmailjsIdentifiers } from '../src/practice/practiceSchema'
import type { Words } from '../src/words'
import { answerTo, type Params } from './answer'
import { Faults, misbehave } from './faults'
import { mailTemplate, subjectOf } from './mailTemplate'
import { type Delivery, OUTBOX_POLICY, outboxPage } from './outboxPage'

const KEPT = 100
const MOST_BODY_BYTES = 1024 * 1024
const MOST_FAULT_BYTES = 16 * 1024 * 1024

export type ProviderOptions = {
  identifiers: EmailjsIdentifiers
  /** The practice's first language, in which it gets its mail. */
  words: Pick<Words, 'mail' | 'language'>
  /** Sites elsewhere that may send too. */
  origins?: string[]
  log?(line: string): void
}
type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** A stand-in for EmailJS on this computer. Returns the routes it answers, by their path. */
export function localProvider({
  identifiers,
  words,
  origins = [],
  log = () => {},
}: ProviderOptions): Record<string, Route> {
  const template = { subject: subjectOf(words.mail), html: mailTemplate(words) }
  const faults = new Faults()
  const newestFirst: Delivery[] = []
  let count = 0

  function deliver(params: Params) {
    newestFirst.unshift({ number: ++count, at: new Date(), params })
    newestFirst.length = Math.min(newestFirst.length, KEPT)
    // Without a word of what was written: terminals are recorded and shared.
    log(`Enquiry no. ${count} delivered to the outbox at ${new Date().toLocaleTimeString('en-GB')}.`)
  }

  async function send(request: IncomingMessage, response: ServerResponse) {
    // Any page that is open in the browser could post here, and fill the outbox.
    if (!isOwn(request, origins)) return void response.writeHead(403).end('Forbidden')
    allow(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const body = await read(request)
    if (body === undefined) return void response.writeHead(413).end('Payload Too Large')
    const fault = request.method === 'POST' ? faults.next() : undefined
    if (fault && (await misbehave(fault, response))) return
    if (response.destroyed) return // the visitor's browser has given up waiting
    const { status, text, delivered } = answerTo(request.method ?? '', body, identifiers)
    if (delivered) deliver(delivered)
    if (status === 405) response.setHeader('Allow', 'POST')
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
  }

  function showOutbox(_: IncomingMessage, response: ServerResponse) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': OUTBOX_POLICY }
    response
      .writeHead(200, { ...headers, 'Cache-Control': 'no-store' })
      .end(outboxPage(newestFirst, template))
  }

  function listOutbox(_: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(newestFirst))
  }

  async function orderFaults(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'PUT') return void response.writeHead(405, { Allow: 'PUT' }).end()
    try {
      faults.order(JSON.parse((await read(request, MOST_FAULT_BYTES)) ?? ''))
      response.writeHead(204).end()
    } catch (reason) {
      const why = reason instanceof Error ? reason.message : ''
      response.writeHead(400).end(`Expected a fault, or a list of faults, as JSON. ${why}`)
    }
  }

  return {
    '/api/v1.0/email/send': send,
    '/outbox': showOutbox,
    '/outbox.json': listOutbox,
    '/provider/next': orderFaults,
  }
}

/** Browsers name the site that a request comes from, and no site can change that. Other programs name none. */
function isOwn({ headers: { origin, host } }: IncomingMessage, others: string[]) {
  return origin === undefined || origin === `http://${host}` || others.includes(origin)
}

function allow({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  // Our own page asks for this of everything it gets from elsewhere.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
}

async function read(request: IncomingMessage, mostBytes = MOST_BODY_BYTES) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

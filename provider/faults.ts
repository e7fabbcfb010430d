import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Faults, ordered for the next calls. PUT one of these, or a list of them, to /provider/next.
 * A fault takes the place of the answer and delivers nothing; `delayMs` alone only makes the provider slow.
 */
export type Fault = {
  /** How many calls it is for; one if left out. */
  times?: number
  delayMs?: number
  status?: number
  body?: string
  headers?: Record<string, string>
  /** Answers, but not to this page. */
  cors?: 'wrong'
  behave?: (typeof BEHAVIOURS)[number]
}

const BEHAVIOURS = ['hang', 'reset', 'reset during the answer', 'garbage', 'empty'] as const

export class Faults {
  #ordered: Fault[] = []

  /** Throws at an order that it does not understand: a test with a slip in it should not pass. */
  order(faults: Fault | Fault[]) {
    this.#ordered = [faults].flat().flatMap((fault) => {
      const { status = 200, behave, times = 1 } = fault
      if (!Number.isInteger(status) || status < 200 || status > 599)
        throw new Error(`No such status: ${status}`)
      if (behave && !BEHAVIOURS.includes(behave)) throw new Error(`No such behaviour: ${behave}`)
      return Array<Fault>(times).fill(fault)
    })
  }

  next() {
    return this.#ordered.shift()
  }
}

/** Does to the response what was ordered. False if the call is to be answered after all. */
export async function misbehave(fault: Fault, response: ServerResponse) {
  if (fault.delayMs) await wait(fault.delayMs)
  const { socket } = response
  switch (fault.behave) {
    case 'hang':
      return true
    case 'reset':
      socket?.resetAndDestroy()
      return true
    case 'reset during the answer':
      response.writeHead(200, { 'Content-Length': 100 }).write('O')
      await wait(50)
      socket?.resetAndDestroy()
      return true
    case 'garbage':
      // Not complete nonsense, which Firefox takes for the HTTP of 1991 and believes.
      socket?.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\u0000 no chunk \u0001\r\n')
      return true
    case 'empty':
      socket?.end()
      return true
  }
  if (fault.cors === 'wrong') response.setHeader('Access-Control-Allow-Origin', 'https://elsewhere.invalid')
  if (fault.status === undefined && !fault.cors) return false
  response.writeHead(fault.status ?? 200, fault.headers).end(fault.body ?? '')
  return true
}

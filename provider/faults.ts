import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Faults for the next calls. PUT one of these, or a list of them, to /provider/next.
 * A fault replaces the answer and delivers nothing; `delayMs` alone only makes the provider slow.
 */
export type Fault = {
  /** How many calls it applies to; 1 if left out. */
  times?: number
  delayMs?: number
  status?: number
  body?: string
  headers?: Record<string, string>
  /** Answers with a CORS header for another site. */
  cors?: 'wrong'
  behave?: (typeof BEHAVIORS)[number]
}

const KEYS = ['times', 'delayMs', 'status', 'body', 'headers', 'cors', 'behave']
const BEHAVIORS = ['hang', 'reset', 'reset during the answer', 'garbage', 'empty'] as const

/** Throws on unknown keys and values, so that a typo cannot make a test pass. */
export function parseFaults(order: Fault | Fault[]): Fault[] {
  return [order].flat().flatMap((fault) => {
    const unknown = Object.keys(fault).find((key) => !KEYS.includes(key))
    if (unknown) throw new Error(`Unknown key: ${unknown}`)
    const { status = 200, behave, times = 1 } = fault
    if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`Unknown status: ${status}`)
    if (behave && !BEHAVIORS.includes(behave)) throw new Error(`Unknown behavior: ${behave}`)
    return Array<Fault>(times).fill(fault)
  })
}

/** Applies a fault. Returns false if the call should be answered normally after all. */
export async function applyFault(fault: Fault, response: ServerResponse) {
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
      // Without a status line, Firefox would treat the response as a successful HTTP/0.9 one.
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

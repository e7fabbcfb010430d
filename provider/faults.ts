import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/**
 * Faults for upcoming calls. PUT one of these, or a list of them, to /provider/next.
 * A fault replaces the response, and nothing is delivered. With only `delayMs`, the provider is just slow.
 */
const fault = z.strictObject({
  times: z.int().min(1).max(1_000).default(1),
  delayMs: z.int().min(0).max(600_000).optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  behave: z.enum(['hang', 'reset', 'reset during the answer', 'garbage', 'empty']).optional(),
})

export type Fault = z.input<typeof fault>

/** Throws on unknown keys and values, so that a typo can't make a test pass. */
export function parseFaults(order: unknown): Fault[] {
  return [order].flat().flatMap((one) => {
    const parsed = fault.parse(one)
    return Array<Fault>(parsed.times).fill(parsed)
  })
}

/** Returns false if the call should be answered normally. */
export async function applyFault({ delayMs, status, body, headers, behave }: Fault, response: ServerResponse) {
  if (delayMs) await wait(delayMs)
  const { socket } = response
  if (behave === 'reset') socket?.resetAndDestroy()
  if (behave === 'reset during the answer') {
    response.writeHead(200, { 'Content-Length': 100 }).write('O')
    await wait(50)
    socket?.resetAndDestroy()
  }
  // Without a status line, Firefox would treat this as a successful HTTP/0.9 response.
  if (behave === 'garbage')
    socket?.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\u0000 no chunk \u0001\r\n')
  if (behave === 'empty') socket?.end()
  if (!behave && status) response.writeHead(status, headers).end(body ?? '')
  return Boolean(behave || status)
}

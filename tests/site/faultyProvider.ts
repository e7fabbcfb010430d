import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { enquiryIn } from './providerCall.ts'
import { SITES } from './sites.js'

type Answer = (response: ServerResponse) => void

/** The typical site, with a provider whose answers can break off, and HTML whose second part can be late. */
export async function faultyProvider(answer: Answer, lateAfter?: string) {
  const calls: ReturnType<typeof enquiryIn>[] = []
  let sendSecondPart = () => {}
  /** The second part comes when the test asks for it. */
  async function sendInTwoParts(found: IncomingMessage, response: ServerResponse, marker: string) {
    const [first, second] = (await text(found)).split(marker)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(first + marker)
    sendSecondPart = () => response.end(second)
  }

  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'POST') {
      calls.push(enquiryIn((await json(incoming)) as Parameters<typeof enquiryIn>[0]))
      return answer(response)
    }
    const site = request(new URL(incoming.url ?? '/', SITES.typical.url), (found) => {
      if (lateAfter && found.headers['content-type']?.includes('html'))
        return sendInTwoParts(found, response, lateAfter)
      response.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(response)
    })
    site.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    calls,
    sendSecondPart: () => sendSecondPart(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

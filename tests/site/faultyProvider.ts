import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { enquiryIn } from './providerCall.ts'
import { SITES } from './sites.js'

type Answer = (response: ServerResponse) => void

/** The typical site, with a provider whose answers can break off: Playwright's routes can't do that. */
export async function faultyProvider(answer: Answer) {
  const calls: ReturnType<typeof enquiryIn>[] = []
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'POST') {
      calls.push(enquiryIn((await json(incoming)) as Parameters<typeof enquiryIn>[0]))
      return answer(response)
    }
    const site = request(new URL(incoming.url ?? '/', SITES.typical.url), (found) => {
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
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

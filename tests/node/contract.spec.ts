import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { listen } from '../../local/localSite'
import { sendEnquiry } from '../../src/enquiry/sendEnquiry'
import practice from '../practices/shipped'

type Seen = {
  method: string | undefined
  path: string | undefined
  contentType: string | undefined
  body: string
}

test('sends the same bytes as @emailjs/browser 4.4.1', async () => {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method, url: path, headers } = request
    seen.push({
      method,
      path,
      contentType: headers['content-type'],
      body: Buffer.concat(parts).toString('base64'),
    })
    response.end('OK')
  })
  const origin = `http://localhost:${await listen(server, 0)}`
  const enquiry = {
    name: 'Zoë "Z" <b>',
    email: 'zoe@mail.example',
    service: 'Student Support',
    message: 'Hi 👋\n\u2028{{x}}',
  }

  await sendEnquiry(enquiry, { ...practice, providerOrigin: origin })
  await sendWithSdk(origin, {
    from_name: enquiry.name,
    from_email: enquiry.email,
    service: enquiry.service,
    message: enquiry.message,
    to_email: practice.email,
  })
  server.close()

  expect(seen).toHaveLength(2)
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]?.method).toBe('POST')
})

// The SDK reads these globals as soon as it is imported.
async function sendWithSdk(origin: string, params: Record<string, string>) {
  const place = { host: 'zoe-and-sam.example', pathname: '/' }
  Object.assign(globalThis, { location: place, localStorage: undefined })
  try {
    const { default: emailjs } = await import('@emailjs/browser')
    const { publicKey, serviceId, templateId } = practice.emailjs
    emailjs.init({ publicKey }, origin)
    expect(await emailjs.send(serviceId, templateId, params)).toMatchObject({ status: 200, text: 'OK' })
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
}

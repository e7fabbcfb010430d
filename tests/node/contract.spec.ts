import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { listen } from '../../local/localSite'
import { sendEnquiry } from '../../src/enquiry/sendEnquiry'
import practice from '../practices/shipped'

test('sends the same bytes as @emailjs/browser 4.4.1', async () => {
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method, url, headers } = request
    requests.push([method, url, headers['content-type'], Buffer.concat(parts).toString('base64')])
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

  // The SDK reads these globals as soon as it is imported.
  Object.assign(globalThis, { location: { host: 'zoe-and-sam.example', pathname: '/' }, localStorage: undefined })
  const { default: emailjs } = await import('@emailjs/browser')
  const { publicKey, serviceId, templateId } = practice.emailjs
  emailjs.init({ publicKey }, origin)
  const { name: from_name, email: from_email, service, message } = enquiry
  const params = { from_name, from_email, service, message, to_email: practice.email }
  expect(await emailjs.send(serviceId, templateId, params)).toMatchObject({ status: 200, text: 'OK' })
  for (const name of ['location', 'localStorage']) Reflect.deleteProperty(globalThis, name)
  server.close()
  expect(requests).toHaveLength(2)
  expect(requests[0]).toEqual(requests[1])
})

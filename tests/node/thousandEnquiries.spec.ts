import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { sendEnquiry } from '../../src/enquiry/sendEnquiry'
import { SITES } from '../../tools/build'
import practice from '../practices/shipped'
import { withSite } from '../support/site'
import { HOSTILE_TEXTS } from '../support/texts'

const BATCH = 20
const BATCHES = 50

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...HOSTILE_TEXTS),
)
// The provider takes 50 kB in all, so only one field may be long.
const short = text.filter(({ length }) => length < 1_000)
const enquiry = fc.record({ name: short, email: short, service: short, message: text })

test(`what arrives is what was written: ${BATCH * BATCHES} enquiries of any Unicode`, async () => {
  const { log } = console
  console.log = () => {} // a thousand lines of good news
  let sent = 0
  const check = async (address: string) => {
    const origin = new URL(address).origin
    const property = fc.asyncProperty(
      fc.array(enquiry, { minLength: BATCH, maxLength: BATCH }),
      async (enquiries) => {
        for (const one of enquiries) await sendEnquiry(one, { ...practice, providerOrigin: origin })
        sent += enquiries.length
        const outbox = (await (await fetch(`${origin}/outbox.json`)).json()) as { params: object }[]
        const arrived = outbox
          .slice(0, BATCH)
          .reverse()
          .map(({ params }) => params)
        expect(arrived).toEqual(
          enquiries.map(({ name, email, service, message }) => ({
            from_name: name,
            from_email: email,
            service,
            message,
            to_email: practice.email,
          })),
        )
      },
    )
    await fc.assert(property, { numRuns: BATCHES })
  }
  await withSite(SITES.local.folder, check).finally(() => {
    console.log = log
  })
  expect(sent).toBe(BATCH * BATCHES)
  test
    .info()
    .annotations.push({ type: 'count', description: `${sent} enquiries arrived as they were written` })
})

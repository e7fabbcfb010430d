import type { Server } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import { listen, localSite } from '../../local/localSite'
import type { Fault } from '../../provider/faults'
import type { ProviderOptions } from '../../provider/localProvider'
import { SITES } from '../../tools/build'
import english from '../../words/en'
import practice from '../practices/shipped'

type Delivery = { params: Record<string, string> }

/** The local provider, as a test speaks to it: over its socket. */
export type Provider = {
  order(faults: Fault | Fault[]): Promise<void>
  /** What was delivered since the test began, oldest first. */
  deliveries(): Promise<Record<string, string>[]>
}

/** Serves a built site, does the work with its address, and ends. */
export async function withSite<Result>(
  folder: string,
  work: (address: string) => Promise<Result>,
  options: Partial<ProviderOptions> = {},
) {
  const server = localSite({ folder, identifiers: practice.emailjs, words: english, ...options })
  try {
    return await work(`http://localhost:${await listen(server, 0)}/`)
  } finally {
    close(server)
  }
}

export function close(server: Server) {
  server.close()
  server.closeAllConnections()
}

/** Each worker has a site and a provider of its own, so that one test's faults are never another's. */
export const siteTest = base.extend<{ provider: Provider }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern
    async ({}, use) => withSite(SITES.local.folder, use),
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site),

  provider: [
    async ({ site }, use) => {
      const provider = await providerAt(site)
      await provider.order([])
      await use(provider)
    },
    { auto: true },
  ],
})

export const test = siteTest.extend<{ quiet: undefined }>({
  /** Whatever a test does: no script may fail, and nothing may run into the policy. */
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      // Firefox calls it an error of the page when another host refuses an answer.
      page.on(
        'pageerror',
        (error) => /Cross-Origin Request Blocked/.test(String(error)) || complaints.push(String(error)),
      )
      page.on('console', (message) => {
        if (/Content.Security.Policy|Trusted.?Type|hydrat/i.test(message.text()))
          complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints, 'errors of scripts, and violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})

export async function providerAt(site: string): Promise<Provider> {
  const all = async () => (await (await fetch(`${site}outbox.json`)).json()) as Delivery[]
  const before = (await all())[0] as (Delivery & { number: number }) | undefined
  return {
    async order(faults) {
      const response = await fetch(`${site}provider/next`, { method: 'PUT', body: JSON.stringify(faults) })
      expect(response.status).toBe(204)
    },
    async deliveries() {
      const now = (await all()) as (Delivery & { number: number })[]
      return now
        .filter(({ number }) => number > (before?.number ?? 0))
        .reverse()
        .map(({ params }) => params)
    },
  }
}

export const WORDS = {
  name: 'Robin Ö.',
  email: 'robin@mail.example',
  message: 'I have not slept well since spring.\nCould we talk?',
}

export const SUCCESS = "Thank you! Your message has been sent successfully. We'll get back to you soon."
export const ERROR =
  'Sorry, there was an error sending your message. Please try again or contact us directly.'

/** By selectors, which are found twice as quickly; that they have their roles and labels is screenReader.spec's. */
export function formOf(page: Page) {
  const form = page.locator('#enquiry form')
  const contact = page.locator('#contact')
  return {
    form,
    name: form.locator('#name'),
    email: form.locator('#email'),
    service: form.locator('#service'),
    message: form.locator('#message'),
    button: form.locator('button[type=submit]'),
    success: contact.getByText(SUCCESS, { exact: true }),
    error: contact.getByText(ERROR, { exact: true }),
    write: (words: Partial<typeof WORDS & { service: string }> = {}) =>
      page.evaluate(insert, { ...WORDS, ...words }),
    send: () => page.evaluate(press),
    async expectWords(words: Record<string, string> = WORDS) {
      const written = () =>
        page.evaluate((names) => {
          const value = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value
          return Object.fromEntries(names.map((name) => [name, value(name)]))
        }, Object.keys(words))
      await expect.poll(written).toEqual(words)
    },
  }
}

/** As fill() does it, field by field, but in one message to the browser: Firefox needs a tenth of a second for each. */
async function insert(words: Record<string, string>) {
  for (const [name, text] of Object.entries(words)) {
    const field = document.querySelector<HTMLInputElement>(`#${name}`)
    if (!field) throw new Error(`There is no #${name}`)
    if (field.matches('select')) {
      field.value = text
      field.dispatchEvent(new Event('change', { bubbles: true }))
      continue
    }
    while (field.readOnly) await new Promise((resolve) => setTimeout(resolve, 20))
    field.focus()
    field.select()
    document.execCommand(text ? 'insertText' : 'delete', false, text)
  }
  await new Promise(requestAnimationFrame) // the browser has scrolled to the caret
}

/** A press on the button, where a visitor sees it. Ways to it, by pointer and keyboard, are enquiry.spec's. */
async function press() {
  const button = document.querySelector<HTMLElement>('#enquiry button[type=submit]')
  button?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  button?.click()
  // Most answers come at once, and who asks for them too early asks again only after a tenth of a second.
  for (
    let patience = 8;
    patience && !document.querySelector('[data-status]:not([data-status=idle])');
    patience--
  )
    await new Promise((resolve) => setTimeout(resolve, 15))
}

/** Touches the form, and waits until React has hydrated it: it marks the element that it has taken over. */
export async function untilAlive(page: Page) {
  const marked = () =>
    page.evaluate(() => {
      const root = document.querySelector('#enquiry') ?? document.body
      root.dispatchEvent(new Event('pointerdown'))
      return Object.keys(root).some((key) => key.startsWith('__react'))
    })
  await expect.poll(marked).toBe(true)
}

export { expect, practice }

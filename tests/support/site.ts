import { test as base, expect, type Page } from '@playwright/test'
import { listen, localSite } from '../../local/localSite'
import type { Fault } from '../../provider/faults'
import { readFiles } from '../../publish/folder'
import { SITES } from '../../tools/testSites'
import practice from '../practices/typical'

export type Provider = {
  order(faults: Fault | Fault[]): Promise<void>
  /** What has been delivered, oldest first. */
  deliveries(): Promise<Record<string, string>[]>
}

export async function withSite<Result>(
  folder: string,
  work: (address: string) => Promise<Result>,
  log?: (line: string) => void,
) {
  const server = localSite({ files: readFiles(folder), log })
  try {
    return await work(`http://localhost:${await listen(server, 0)}/`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

type Options = { siteName: keyof typeof SITES }
type Fixtures = { site: string; provider: Provider }

/** Each test has its own site and provider. To choose the site: test.use({ siteName: 'richest' }) */
export const siteTest = base.extend<Options & Fixtures>({
  siteName: ['local', { option: true }],
  site: ({ siteName }, use) => withSite(SITES[siteName].folder, use),
  baseURL: ({ site }, use) => use(site),
  provider: ({ site }, use) => use(providerAt(site)),
})

export const test = siteTest.extend<{ form: ReturnType<typeof formOf>; policyViolations: undefined }>({
  form: async ({ page }, use) => use(formOf(page)),
  /** Fails any test with a script error or a CSP violation. */
  policyViolations: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => {
        if (/Content.Security.Policy|Trusted.?Type/i.test(message.text())) problems.push(message.text())
      })
      await use(undefined)
      expect(problems, 'script errors and CSP violations').toEqual([])
    },
    { auto: true },
  ],
})

export function providerAt(site: string): Provider {
  return {
    async order(faults) {
      const response = await fetch(`${site}provider/next`, { method: 'PUT', body: JSON.stringify(faults) })
      expect(response.status).toBe(204)
    },
    async deliveries() {
      const newestFirst = (await (await fetch(`${site}outbox.json`)).json()) as { params: Record<string, string> }[]
      return newestFirst.reverse().map(({ params }) => params)
    },
  }
}

/** Marks tests that depend on the browser's engine. Firefox runs only these. */
export const ENGINES = { tag: '@engines' }

export const PHONE = { viewport: { width: 390, height: 664 } }

export const WORDS = {
  name: 'Robin Ö.',
  email: 'robin@mail.example',
  message: 'I have not slept well since spring.\nCould we talk?',
}

export const SUCCESS = "Thank you! Your message has been sent successfully. We'll get back to you soon."
export const ERROR = 'Sorry, there was an error sending your message. Please try again or contact us directly.'

type Words = Partial<typeof WORDS & { service: string }>

/** Finds fields by id. page.spec.ts checks roles and labels. */
export function formOf(page: Page) {
  const form = page.locator('#enquiry form')
  const success = page.locator('#contact').getByText(SUCCESS, { exact: true })
  const error = page.locator('#contact').getByText(ERROR, { exact: true }).filter({ visible: true })
  const button = form.locator('button[type=submit]')
  const write = async ({ service, ...words }: Words = {}) => {
    for (const [name, text] of Object.entries({ ...WORDS, ...words })) {
      const field = form.locator(`#${name}`)
      const before = await field.inputValue()
      if (before === text) continue
      // In Debian's Firefox, fill() doesn't replace the text of an email field.
      if (before) await field.press('ControlOrMeta+a')
      if (before && !text) await field.press('Delete')
      else if (before) await page.keyboard.insertText(text)
      else await field.fill(text)
    }
    if (service) await form.locator('#service').selectOption(service)
  }
  const send = () => button.click()
  return {
    form,
    name: form.locator('#name'),
    email: form.locator('#email'),
    service: form.locator('#service'),
    message: form.locator('#message'),
    button,
    success,
    error,
    write,
    send,
    async succeed(words?: Words) {
      await write(words)
      await send()
      await expect(success).toBeVisible()
    },
    /** Order a fault from the provider first. */
    async fail(words?: Words) {
      await write(words)
      await send()
      await expect(error).toBeVisible()
    },
    async expectWords(words: Words = WORDS) {
      for (const [name, text] of Object.entries(words)) await expect(form.locator(`#${name}`)).toHaveValue(text)
    },
  }
}

/** Interacts with the form and waits until React has hydrated it. */
export async function untilHydrated(page: Page) {
  const marked = () =>
    page.evaluate(() => {
      const root = document.querySelector('#enquiry') ?? document.body
      root.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      return Object.keys(root.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'))
    })
  await expect.poll(marked).toBe(true)
}

export { expect, practice }

import { test as base, type Page } from '@playwright/test'
import { readYaml } from '../src/content/readYaml.ts'
import { wordsSchema } from '../src/content/wordsSchema.ts'

export { expect } from '@playwright/test'

/** What the tested page says, except for the practice with every setting. */
export const words = readYaml('words/en.yaml', wordsSchema)
export const { success: SUCCESS, error: ERROR } = words.enquiry
export const PROVIDER = '**/api/v1.0/email/send'

/** The form on the page, by what a visitor sees. */
export class EnquiryForm {
  readonly form
  readonly name
  readonly email
  readonly service
  readonly message
  readonly send
  readonly status

  constructor(private page: Page) {
    this.form = page.getByRole('form', { name: words.enquiry.title })
    this.name = this.form.getByLabel(words.enquiry.name)
    this.email = this.form.getByLabel(words.enquiry.email)
    this.service = this.form.getByLabel(words.enquiry.service)
    this.message = this.form.getByLabel(words.enquiry.message)
    this.send = this.form.getByRole('button', { name: words.enquiry.send })
    this.status = this.form.getByRole('status')
  }

  /** Opens the page at the form, and waits until React has taken it over. */
  async open() {
    await this.page.goto('./#contact')
    await this.hydrated()
  }

  /** Opens the page at the form. React loads when the returned function is called. */
  async openBeforeReact() {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await this.page.route('**/hydrateForm*', async (route) => {
      await released
      await route.continue()
    })
    await this.page.goto('/#contact', { waitUntil: 'domcontentloaded' }) // the load event may wait for React
    return release
  }

  async hydrated() {
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('form') as object).some((key) => key.startsWith('__reactProps')),
    )
  }

  async fillIn({ name = 'Robin', email = 'robin@mail.test', message = 'Hello.' } = {}) {
    await this.name.fill(name)
    await this.email.fill(email)
    await this.message.fill(message)
  }

  /** Answers the following calls in place of the provider. Without a status, it never answers. */
  async answerWith(status?: number) {
    const calls: unknown[] = []
    await this.page.unroute(PROVIDER)
    await this.page.route(PROVIDER, async (route) => {
      calls.push(route.request().postDataJSON())
      if (status) await route.fulfill({ status, body: 'answer' })
    })
    return calls
  }
}

export const test = base.extend<{ form: EnquiryForm }>({
  form: async ({ page }, use) => use(new EnquiryForm(page)),
})

import { test as base, type Page } from '@playwright/test'
import { contentOf } from './content.ts'
import { enquiryIn, PROVIDER } from './providerCall.ts'
import { SITES, type SiteName } from './sites.js'

export { expect } from '@playwright/test'

/** The practice and the words of the site that most tests use. */
export const { practice, words } = await contentOf('typical')
export const { success: SUCCESS, error: ERROR, fields: fieldWords } = words.enquiry
export const [firstService = '', secondService = '', lastService = ''] = Object.values(words.services.offers).map(
  ({ name, choice = name }) => choice,
)
export const REACT = '**/hydrateForm*'
export const IN_FIREFOX = { tag: '@firefox' }

/** The form on the page, by what a visitor sees. */
export class FormOnPage {
  readonly form
  readonly name
  readonly email
  readonly service
  readonly message
  readonly send
  readonly status
  readonly outcome

  constructor(
    private page: Page,
    { title, fields, send }: typeof words.enquiry,
  ) {
    this.form = page.getByRole('form', { name: title })
    this.name = this.form.getByLabel(fields.name.label)
    this.email = this.form.getByLabel(fields.email.label)
    this.service = this.form.getByLabel(fields.service.label)
    this.message = this.form.getByLabel(fields.message.label)
    this.send = this.form.getByRole('button', { name: send })
    this.status = this.form.getByRole('status')
    this.outcome = page.locator('form .outcome')
  }

  /** Opens the page at the form, and waits until React has taken it over. */
  async open() {
    await this.page.goto('about:blank') // otherwise, opening the form again would only scroll
    await this.page.goto('./#contact')
    await this.hydrated()
  }

  /** Opens the page at the form. React loads when the returned function is called. */
  async openBeforeReact(site = './') {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await this.page.route(REACT, async (route) => {
      await released
      await route.continue()
    })
    await this.page.goto(`${site}#contact`, { waitUntil: 'domcontentloaded' }) // the load event may wait for React
    return release
  }

  async hydrated() {
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('form') as object).some((key) => key.startsWith('__reactProps')),
    )
  }

  async fillIn({ name = 'Robin', email = 'robin@mail.test', message = 'Hello.' } = {}) {
    await this.name.fill(name)
    await this.email.fill('')
    await this.email.fill(email)
    await this.message.fill(message)
  }

  /** Answers the following calls in place of the provider. Without a status, it never answers. */
  async answerWith(status?: number) {
    const calls: ReturnType<typeof enquiryIn>[] = []
    await this.page.unroute(PROVIDER)
    await this.page.route(PROVIDER, async (route) => {
      calls.push(enquiryIn(route.request().postDataJSON()))
      if (status) await route.fulfill({ status, body: 'answer' })
    })
    return calls
  }
}

export const test = base.extend<{ site: SiteName; form: FormOnPage }>({
  site: ['typical', { option: true }],
  baseURL: ({ site }, use) => use(SITES[site].url),
  form: async ({ page, site }, use) => use(new FormOnPage(page, (await contentOf(site)).words.enquiry)),
})

import { expect, test } from '../support/site'

test.beforeEach(({ page }) => page.goto('/'))

// page.aria.yml is what a screen reader announces. If you change it, read the new version aloud.
test('roles, accessible names and reading order match page.aria.yml', async ({ page }) => {
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'page.aria.yml' })
})

test('the failure and success messages have the expected roles and names', async ({ form, provider }) => {
  const panel = form.form.locator('[data-status]')
  await provider.order({ status: 500 })
  await form.fail()
  await expect(panel).toMatchAriaSnapshot(`
    - status: Sorry, there was an error sending your message. Please try again or contact us directly.
    - paragraph: Everything you wrote is still here.
    - button "Try again"
    - list:
      - listitem:
        - link "Send it as an email"
      - listitem:
        - button "Copy what you wrote"
        - paragraph: /shared computer/
      - listitem:
        - link "Call +44 20 7946 0042"
  `)
  await form.send()
  await expect(panel).toMatchAriaSnapshot(`
    - status: Thank you! Your message has been sent successfully. We'll get back to you soon.
    - paragraph: You can close this page now. Nothing you wrote is stored here.
    - list:
      - listitem:
        - button "Write another message"
  `)
  await expect(form.form.getByText('Please fill in every field')).toBeHidden()
})

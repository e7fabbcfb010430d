import type { Page } from '@playwright/test'
import { FORM_SCRIPT } from '../support/formScript'
import { ENGINES, expect, test, untilHydrated } from '../support/site'
import { expectInWindow, resize, sizes, WINDOWS } from '../support/visibleArea'

/** Firefox is slow, and its layout is nearly the same, so one size is enough. */
const windowsFor = (browserName: string) => (browserName === 'firefox' ? sizes('390×664') : [...WINDOWS, ...NARROWEST])
const NARROWEST = sizes('240×427')

test(
  'failure and success messages are visible without scrolling',
  ENGINES,
  async ({ page, form, provider, browserName }) => {
    await page.goto('/#contact')
    for (const size of windowsFor(browserName)) {
      await resize(page, size)
      await provider.order({ status: 500 })
      await form.write()
      await form.send()
      await expectInWindow(form.error, `the failure at ${size}`)
      await form.send()
      await expectInWindow(form.success, `the success after a retry at ${size}`)
    }
  },
)

test('without the form’s script, the failure message is visible without scrolling', async ({ page, form }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort())
  await page.goto('/#contact')
  await form.write()
  for (const size of WINDOWS) {
    await resize(page, size)
    await form.message.focus()
    await form.send()
    await expectInWindow(form.error, `the failure at ${size}`)
  }
})

test('after a successful send, Tab goes to the button for another message, and submitting an invalid form hides the message', async ({
  page,
  form,
}) => {
  await page.goto('/')
  await form.succeed()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.name).toBeFocused()
  await form.send()
  await expect(form.success).toBeHidden()
  await expectInWindow(page.getByText('Please enter your name'), 'the hint')
})

test(
  'submitting an invalid form brings the first invalid field into view with its label and hint, and sends nothing',
  ENGINES,
  async ({ page, form, provider, browserName }) => {
    await page.goto('/')
    await untilHydrated(page)
    const check = async (size: (typeof WINDOWS)[number], parts: string[], fields = ['name']) => {
      await resize(page, size)
      for (const missing of fields) {
        await form.write({ [missing]: '' })
        await page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
          document.querySelector('form')?.requestSubmit()
        })
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(missing)
        for (const part of parts.map((part) => part.replace('*', missing)))
          await expectInWindow(page.locator(part), `${part} at ${size}`)
      }
    }
    const parts = ['label[for=*]', '#*-hint', '#*']
    for (const size of windowsFor(browserName)) await check(size, parts)
    for (const size of sizes('390×664')) await check(size, parts, ['email', 'message'])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
    for (const size of sizes('390×664 1366×650')) await check(size, parts.slice(0, 2))
    expect(await provider.deliveries()).toEqual([])
  },
)

test(
  'focusing a field brings its label into view, from any scroll position',
  ENGINES,
  async ({ page, browserName }) => {
    await page.goto('/')
    await untilHydrated(page)
    for (const size of windowsFor(browserName)) {
      await resize(page, size)
      expect(await labelsHidden(page), String(size)).toEqual([])
    }
    await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
    for (const size of sizes('390×664 1366×650')) {
      await resize(page, size)
      expect(await labelsHidden(page), `${size} with large text`).toEqual([])
    }
  },
)

test('a hint describes its field until the field is valid', async ({ page, form }) => {
  const hint = page.locator('#email-hint')
  await page.goto('/')
  await untilHydrated(page)
  await form.write({ email: 'robin' })
  await expect(hint).toBeHidden()
  // Press, wait and release, as a person would: nothing should move in between.
  await form.email.focus()
  await form.button.evaluate((button) => button.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  await form.button.click({ delay: 100 })
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(/Please enter your full email address/)
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await form.email.press('End')
  await page.keyboard.type('@')
  await expect(hint).toBeVisible()
  await page.keyboard.type('mail.example')
  await expect(hint).toBeHidden()
  await expect(form.email).not.toHaveAttribute('aria-describedby')
  // Password managers may set values without firing events.
  await form.write({ name: '', message: '' })
  await form.send()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await form.name.evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'Robin' }))
  await form.send()
  await expect(form.message).toBeFocused()
  await expect(form.name).not.toHaveAttribute('aria-invalid')
  await form.write({ name: 'Robin' })
  await form.send()
  await expect(form.success).toBeVisible()
  await expect(form.name).not.toHaveAttribute('aria-invalid')
})

/** Focuses each field from four scroll positions. Returns the cases where its label is hidden. */
function labelsHidden(page: Page) {
  return page.evaluate(async () => {
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const hidden: string[] = []
    for (const name of ['name', 'email', 'service', 'message']) {
      const field = document.getElementById(name)
      const label = document.querySelector(`label[for=${name}]`)
      for (const offset of [0, 60, -5_000, 5_000]) {
        field?.blur()
        scrollTo(0, (field?.getBoundingClientRect().top ?? 0) + scrollY - 52 + offset)
        field?.focus()
        await settled()
        const header = Math.max(0, document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0)
        const { top = 0, bottom = 0 } = label?.getBoundingClientRect() ?? {}
        if (top < header - 1 || bottom > innerHeight) hidden.push(`${name}, ${offset} px off`)
      }
    }
    return hidden
  })
}

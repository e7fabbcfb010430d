import type { Page } from '@playwright/test'
import { FORM_SCRIPT } from '../support/formScript'
import { expect, formOf, test, untilHydrated } from '../support/site'
import { expectInWindow, resize, WINDOWS } from '../support/visibleArea'

test.describe('The outcome is in the window:', () => {
  test('failure, success after a retry, and success', async ({ page, provider }) => {
    await page.goto('/#contact')
    const form = formOf(page)
    for (const [width, height] of WINDOWS) {
      const where = `at ${width} × ${height}`
      await resize(page, width, height)
      await provider.order({ status: 500 })
      await form.write()
      await form.send()
      await expectInWindow(form.error, `the failure ${where}`)
      await form.send()
      await expectInWindow(form.success, `the success after a retry ${where}`)
      await form.write()
      await form.send()
      await expect(form.name).toHaveValue('')
      await expectInWindow(form.success, `the success ${where}`)
    }
  })

  test('the failure if the form’s script cannot be loaded', async ({ page }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort())
    await page.goto('/#contact')
    const form = formOf(page)
    await form.write()
    for (const [width, height] of WINDOWS) {
      await resize(page, width, height)
      await form.message.focus()
      await form.send()
      await expectInWindow(form.error, `the failure at ${width} × ${height}`)
    }
  })

  test('after a success, Tab goes to the first field, and an invalid try removes the message', async ({ page }) => {
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(form.name).toBeFocused()
    await form.send()
    await expect(form.success).toBeHidden()
    await expect(page.getByText('Please enter your name')).toBeVisible()
  })
})

test.describe('A field is in the window together with its label', () => {
  const ASKING = [...WINDOWS, [240, 427]] as const

  test('if it is invalid, and nothing is sent', async ({ page, provider }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await untilHydrated(page)
    const form = formOf(page)
    for (const [width, height] of ASKING) {
      await resize(page, width, height)
      for (const missing of ['name', 'email', 'message'] as const) {
        await form.write({ [missing]: '' })
        await page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
          document.querySelector('form')?.requestSubmit()
        })
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(missing)
        for (const part of [`label[for=${missing}]`, `#${missing}-hint`, `#${missing}`])
          await expectInWindow(page.locator(part), `${part} at ${width} × ${height}`)
      }
    }
    expect(await provider.deliveries()).toEqual([])
  })

  test('if it gets the focus, from any scroll position', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await untilHydrated(page)
    for (const [width, height] of ASKING) {
      await resize(page, width, height)
      expect(await labelsHidden(page), `${width} × ${height}`).toEqual([])
    }
  })
})

test('a hint describes its field, stays until the field is valid, and goes after a success', async ({ page }) => {
  await page.goto('/')
  const form = formOf(page)
  await untilHydrated(page)
  await form.write({ email: 'robin' })
  await expect(page.locator('#email-hint')).toBeHidden()
  // A press and a release, like a hand: nothing may move in between.
  await form.email.focus()
  await form.button.evaluate((button) => button.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  const box = await form.button.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(/Please enter your full email address/)
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await form.email.press('End')
  await page.keyboard.type('@')
  await expect(page.locator('#email-hint')).toBeVisible()
  await page.keyboard.type('mail.example')
  await expect(page.locator('#email-hint')).toBeHidden()
  await expect(form.email).not.toHaveAttribute('aria-describedby')
  // Password managers set values without events.
  await form.write({ name: '' })
  await form.send()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await form.name.evaluate((field: HTMLInputElement) => {
    field.value = 'Robin'
  })
  await form.send()
  await expect(form.success).toBeVisible()
  await expect(form.name).not.toHaveAttribute('aria-invalid')
})

/** Focuses each field from four scroll positions. Returns those whose label is hidden. */
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
        const header = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
        const { top = 0, bottom = 0 } = label?.getBoundingClientRect() ?? {}
        if (top < header - 1 || bottom > innerHeight) hidden.push(`${name}, ${offset} px off`)
      }
    }
    return hidden
  })
}

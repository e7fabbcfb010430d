import type { Page } from '@playwright/test'
import { expectAllInWindow, expectInWindow, resize, WINDOWS } from '../support/inWindow'
import { SCRIPT } from '../support/script'
import { expect, formOf, test, untilAlive } from '../support/site'

test.describe('What became of the enquiry is in the window:', () => {
  test('apology, thanks after a retry, and thanks', async ({ page, provider }) => {
    await page.goto('/#contact')
    const form = formOf(page)
    for (const [width, height] of WINDOWS) {
      const where = `at ${width} × ${height}`
      await resize(page, width, height)
      await provider.order({ status: 500 })
      await form.write()
      await form.send()
      await expectInWindow(form.error, `the apology ${where}`)
      await form.send()
      await expectInWindow(form.success, `the thanks after a retry ${where}`)
      await form.write()
      await form.send()
      await expect(form.name).toHaveValue('')
      await expectInWindow(form.success, `the thanks ${where}`)
    }
  })

  test('the apology for a script that does not come', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort())
    await page.goto('/#contact')
    const form = formOf(page)
    await form.write()
    for (const [width, height] of WINDOWS) {
      await resize(page, width, height)
      await form.message.focus()
      await form.send()
      await expectInWindow(form.error, `the apology at ${width} × ${height}`)
    }
  })

  test('after the thanks Tab goes on in the form, and an empty try takes them away', async ({ page }) => {
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.send()
    await expect(form.success).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(form.name).toBeFocused()
    await form.send()
    await expect(form.success).toBeHidden()
    await expect(page.getByText('Please write your name')).toBeVisible()
  })

  test('a refused clipboard says so, and what it selects instead can be seen', async ({ page, provider }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      })
    })
    await provider.order({ status: 500 })
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/')
    const form = formOf(page)
    await form.write({ message: 'Would you have time for me?' })
    await form.send()
    await page.getByRole('button', { name: 'Copy what you wrote' }).click()
    const text = page.getByText('Your browser does not let this page copy')
    await expectInWindow(text, 'the sentence')
    const selected = () =>
      page.evaluate(() => {
        const area = document.activeElement as HTMLTextAreaElement
        return area.value.slice(area.selectionStart, area.selectionEnd)
      })
    await expect.poll(selected).toContain('Would you have time for me?')
    await expectInWindow(page.locator('textarea:focus'), 'the text')
  })
})

test.describe('A field that is brought into the window brings its label along,', () => {
  const ASKING = [...WINDOWS, [240, 427]] as const

  test('when it is missing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await untilAlive(page)
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
        const parts = [`label[for=${missing}]`, `#${missing}-hint`, `#${missing}`]
        await expectAllInWindow(page, parts, `at ${width} × ${height}`)
      }
    }
  })

  test('when it gets the focus, from wherever the page stands', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await untilAlive(page)
    for (const [width, height] of ASKING) {
      await resize(page, width, height)
      expect(await labelsHidden(page), `${width} × ${height}`).toEqual([])
    }
  })
})

test('a hint is tied to its field, stands alone, and goes when it is heeded', async ({ page }) => {
  await page.goto('/')
  const form = formOf(page)
  await form.write({ email: 'robin' })
  await expect(page.locator('#email-hint')).toBeHidden()
  // A press and a release, as a hand does it: nothing may move in between.
  await form.email.focus()
  await form.button.evaluate((button) => button.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  const box = await form.button.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(/Please write your email address in full/)
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await form.email.fill('robin@mail.example')
  await expect(page.locator('#email-hint')).toBeHidden()
  await expect(form.email).not.toHaveAttribute('aria-describedby')
})

/** Focuses each field with its edge right at the header's, and from far above and below; tells whose label is not seen. */
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

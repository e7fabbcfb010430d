import type { Page } from '@playwright/test'
import { expect, formOf, practice, test, untilAlive, WORDS } from '../support/site'

const SCRIPT = '**/assets/enquiry-*.js*'

test.describe('Whatever order two tries of the script arrive in', () => {
  test('an enquiry is sent once and not apologised for, when the first script comes after it was given up', async ({
    page,
    provider,
  }) => {
    await page.clock.install()
    const first = await holdScript(page, 1)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.button.click()
    await page.clock.fastForward(31_000)
    await expect(form.error).toBeVisible()
    const second = await holdScript(page, 1)
    await form.button.click()
    await expect(form.button).toHaveText('Sending...')
    first()
    await expect(form.success).toBeVisible()
    second()
    await page.clock.fastForward(62_000)
    await page.waitForTimeout(300)
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    await expect(form.button).toHaveText('Send Message')
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a script that throws when it starts may be tried again', async ({ page, provider }) => {
    await page.route(
      SCRIPT,
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("half a script")' }),
      { times: 1 },
    )
    await page.goto('/')
    const form = formOf(page)
    await form.name.focus()
    await page.waitForTimeout(300)
    await form.write()
    await form.button.click()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a page whose script is gone, because a newer version is online, can still send', async ({
    page,
    provider,
  }) => {
    await page.goto('/')
    const script = await page.locator('#enquiry').getAttribute('data-script')
    await page.route(`**/${script?.replace('./', '')}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }),
    )
    const form = formOf(page)
    await form.write()
    await form.button.click()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })
})

test.describe('Where a translator changes the page', () => {
  for (const when of ['before the form is alive', 'after it is alive'] as const) {
    test(`${when}, what was typed stays, apology and thanks show, and the service arrives by its own name`, async ({
      page,
      provider,
    }) => {
      const release = when.startsWith('before') ? await holdScript(page) : () => {}
      await provider.order({ status: 500 })
      await page.goto('/')
      const form = formOf(page)
      await form.write()
      await form.service.selectOption('Student Support')
      if (when.startsWith('after')) await untilAlive(page)
      await page.locator('#message').focus()
      await page.locator('#message').press('ArrowLeft')
      await translate(page)
      release()
      await untilAlive(page)
      await expect(page.locator('#message')).toBeFocused()
      await page.keyboard.type('!')
      await expect(page.locator('#message')).toHaveValue(`${WORDS.message.slice(0, -1)}!?`)
      const button = page.locator('#enquiry button[type=submit]')
      await button.click()
      const status = page.locator('#enquiry [role=status]')
      await expect(status).toContainText('Sorry, there was an error')
      await translate(page)
      await button.click()
      await expect(status).toContainText('Thank you!')
      await translate(page)
      await page.locator('#name').fill('Robin')
      await page.locator('#email').fill('robin@mail.example')
      await page.locator('#message').fill('Once more')
      await button.click()
      await expect.poll(async () => (await provider.deliveries()).length).toBe(2)
      expect((await provider.deliveries()).map(({ service }) => service)).toEqual([
        'Student Support',
        'Individual Counseling',
      ])
    })
  }
})

test('should React fail while the form is alive, every word stays and the apology with its ways stands there', async ({
  page,
  provider,
}) => {
  await provider.order({ status: 500 })
  await page.goto('/')
  const form = formOf(page)
  await form.write()
  await form.service.selectOption('Student Support')
  await form.button.click()
  await expect(form.error).toBeVisible()
  await takeOutWhatReactPutThere(page)
  await provider.order({ status: 500 })
  await form.button.click()
  await expect(form.error).toBeVisible()
  await form.expectWords()
  await expect(form.service).toHaveValue('Student Support')
  await expect(page.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    /Could%20we%20talk/,
  )
  await expect(form.button).toBeEnabled()
  await form.button.click()
  await expect(form.success).toBeVisible()
  expect(await provider.deliveries()).toHaveLength(1)
})

test('should React fail while an enquiry is under way that arrives, nobody is told that it did not', async ({
  page,
  provider,
}) => {
  await provider.order([{ status: 500 }, { delayMs: 300 }])
  await page.goto('/')
  const form = formOf(page)
  await form.write()
  await form.button.click()
  await expect(form.error).toBeVisible()
  await takeOutWhatReactPutThere(page)
  await form.button.click()
  await expect(form.success).toBeVisible()
  await expect(form.error).toBeHidden()
  expect(await provider.deliveries()).toHaveLength(1)
  await form.write()
  await form.button.click()
  await expect.poll(async () => (await provider.deliveries()).length).toBe(2)
})

/** Somebody else empties what React has filled, and React stumbles over it. */
async function takeOutWhatReactPutThere(page: Page) {
  await page.locator('#enquiry [role=status]').evaluate((region) => region.replaceChildren())
}

test.describe('Not a word is lost', () => {
  test('a visitor who only reads never fetches a script; the first touch does, once', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => /\.js/.test(request.url()) && scripts.push(request.url()))
    await page.goto('/')
    await page.getByRole('link', { name: 'Book Session' }).click()
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    expect(scripts).toEqual([])
    const form = formOf(page)
    await form.name.focus()
    await expect.poll(() => scripts.length).toBe(1)
    await form.write()
    await form.button.click()
    await expect(form.success).toBeVisible()
    expect(scripts).toHaveLength(1)
  })

  test('what was typed before the script arrived is kept', async ({ page, provider }) => {
    const release = await holdScript(page)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.service.selectOption('Student Support')
    release()
    await untilAlive(page)
    await form.expectWords()
    await expect(form.service).toHaveValue('Student Support')
    await form.button.click()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a submit before the script arrived is held and sent once, and nothing shows in the address bar', async ({
    page,
    provider,
  }) => {
    const release = await holdScript(page)
    await page.goto('/')
    const address = page.url()
    const form = formOf(page)
    await form.write()
    await form.button.click()
    await expect(form.button).toHaveText('Sending...')
    await expect(form.button).toBeDisabled()
    await form.form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit()
      element.requestSubmit()
    })
    expect(await provider.deliveries()).toEqual([])
    expect(page.url()).toBe(address)
    release()
    await expect(form.success).toBeVisible()
    expect(await provider.deliveries()).toEqual([expect.objectContaining({ message: WORDS.message })])
    expect(page.url()).toBe(address)
  })

  test('if the script cannot be fetched, the message says so with all values in place, and a later try sends', async ({
    page,
    provider,
  }) => {
    const form = await sendWithoutScript(page)
    await form.expectWords()
    await expectWordsInMailLink(page)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry-stuck')
    await form.button.click()
    await expect(form.error).toBeVisible()
    expect(await provider.deliveries()).toEqual([])
    await page.unroute(SCRIPT)
    await form.button.click()
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('the apology for a script that did not come is gone when a later try goes well', async ({
    page,
    provider,
  }) => {
    const form = await sendWithoutScript(page)
    await page.unroute(SCRIPT)
    await form.message.focus()
    await untilAlive(page)
    await form.button.click()
    await expect(form.success).toBeVisible()
    await expect(form.error).toBeHidden()
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('a script that never arrives is given up after 30 seconds', async ({ page }) => {
    await page.clock.install()
    await holdScript(page)
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.button.click()
    await expect(form.button).toHaveText('Sending...')
    await page.clock.fastForward(29_000)
    await expect(form.error).toBeHidden()
    await page.clock.fastForward(2_000)
    await expect(form.error).toBeVisible()
    await expect(form.button).toBeEnabled()
    await form.expectWords()
  })

  test('on failure a link opens one’s own mail with everything in it, kept up to date, and the phone stands beside it', async ({
    page,
    provider,
  }) => {
    await provider.order({ status: 500 })
    await page.goto('/')
    const form = formOf(page)
    await form.write()
    await form.button.click()
    await expect(form.error).toBeVisible()
    await expectWordsInMailLink(page)
    await expect(form.form.getByRole('link', { name: `Call ${practice.phone}` })).toHaveAttribute(
      'href',
      'tel:+442079460018',
    )
    await form.message.fill('Another message & more = 100 %')
    await expectWordsInMailLink(page, { message: 'Another message & more = 100 %' })
  })

  test('more than a mail link can carry is offered for copying', async ({ page, provider, browserName }) => {
    await provider.order({ status: 500 })
    if (browserName === 'chromium')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    const form = formOf(page)
    const message = 'Ünd noch ein Satz. '.repeat(300)
    await form.write({ message })
    await form.button.click()
    const mail = form.form.getByRole('link', { name: 'Open your own email' })
    expect(((await mail.getAttribute('href')) ?? '').length).toBeLessThan(2_000)
    await form.form.getByRole('button', { name: 'Copy what you wrote' }).click()
    if (browserName !== 'chromium') return
    await expect(form.form.getByRole('button', { name: /^Copied/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${message}\n\n${WORDS.name}\n${WORDS.email}\nIndividual Counseling`,
    )
  })
})

/** Writes and sends while the form's script cannot be had, and waits for the apology. */
async function sendWithoutScript(page: Page) {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/')
  const form = formOf(page)
  await form.write()
  await form.button.click()
  await expect(form.error).toBeVisible()
  return form
}

async function holdScript(page: Page, times?: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    SCRIPT,
    async (route) => {
      await released
      await route.continue().catch(() => {}) // the test may be over
    },
    times ? { times } : {},
  )
  return release
}

/** What translators do: every text, those of the options too, is wrapped or replaced. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template')) continue
      const translated = `${text.data} (übersetzt)`
      if (text.parentElement?.tagName === 'OPTION') {
        text.parentElement.textContent = translated
        continue
      }
      const wrapped = document.createElement('font')
      wrapped.append(Object.assign(document.createElement('font'), { textContent: translated }))
      text.replaceWith(wrapped)
    }
  })
}

async function expectWordsInMailLink(page: Page, words: Partial<typeof WORDS> = {}) {
  const { name, email, message } = { ...WORDS, ...words }
  const link = page.getByRole('link', { name: 'Send it as an email' })
  const body = `${message}\n\n${name}\n${email}\nIndividual Counseling`.replaceAll('\n', '\r\n')
  const href = `mailto:${practice.email}?subject=${encodeURIComponent('Enquiry: Individual Counseling')}&body=${encodeURIComponent(body)}`
  await expect(link).toHaveAttribute('href', href)
}

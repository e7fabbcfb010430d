import { By, Key, type WebDriver } from 'selenium-webdriver'
import { ERROR, expect, SUCCESS, siteTest } from '../support/site'
import { isWebKitInstalled, startWebKit } from './webdriver'

const SUBMIT = '#enquiry form button[type=submit]'

const test = siteTest.extend<object, { webkit: WebDriver }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this pattern
    async ({}, use) => {
      const { webkit, stop } = await startWebKit()
      await use(webkit)
      await stop()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default' })
if (!process.env.CI) test.skip(!isWebKitInstalled, 'webkit2gtk-driver and xvfb are not on this machine')
test.beforeEach(({ webkit, site }) => webkit.get(site))

test('the page loads its fonts but no scripts, and Book Session leads to the form', async ({ webkit }) => {
  await expect.poll(() => webkit.executeScript('return document.fonts.check("450 20px Fraunces")')).toBe(true)
  const scripts = 'performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length'
  expect(await webkit.executeScript(`return ${scripts}`)).toBe(0)
  expect(await webkit.executeScript('return document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await click(webkit, 'header nav > a[href="#contact"]')
  await expectInWindow(webkit, '#contact-title', 'Contact')
})

test('an enquiry can be sent by keyboard, and the success message gets focus', async ({ webkit, provider }) => {
  await click(webkit, SUBMIT)
  await expect
    .poll(() => webkit.executeScript('return document.activeElement.id'), 'the empty required field has focus')
    .toBe('name')
  expect(await provider.deliveries()).toEqual([])
  await webkit.actions().sendKeys('Robin', Key.TAB, 'robin@mail.example', Key.TAB, Key.TAB, 'Hello there').perform()
  await webkit.executeScript(`document.querySelector('${SUBMIT}').focus()`)
  await webkit.actions().sendKeys(Key.ENTER).perform()
  await expectInWindow(webkit, '#enquiry p', SUCCESS)
  expect(await webkit.executeScript('return document.activeElement.textContent')).toContain(SUCCESS)
  expect(await webkit.executeScript('return document.querySelector("#message").value')).toBe('')
  expect(await provider.deliveries()).toMatchObject([{ from_name: 'Robin', message: 'Hello there' }])
})

for (const [width, height] of [[390, 664] as const, [1280, 720] as const, [844, 390] as const])
  test(`failure and success messages are visible at ${width} × ${height}`, async ({ webkit, provider }) => {
    await webkit.manage().window().setRect({ width, height })
    await provider.order({ status: 500 })
    await write(webkit)
    await click(webkit, SUBMIT)
    await expectInWindow(webkit, '#enquiry p', ERROR)
    expect(await webkit.executeScript('return document.querySelector("#message").value')).toBe('Hello again')
    expect(await webkit.executeScript('return document.querySelector("#enquiry form a").href')).toContain(
      'body=Hello%20again',
    )
    await click(webkit, SUBMIT)
    await expectInWindow(webkit, '#enquiry p', SUCCESS)
    expect(await provider.deliveries()).toHaveLength(1)
  })

test('on a translated page, nothing typed is lost', async ({ webkit, provider }) => {
  await write(webkit)
  await webkit.executeScript(`for (const element of document.querySelectorAll('#enquiry :is(label, button, option)')) {
    const font = document.createElement('font')
    font.textContent = element.textContent + ' (übersetzt)'
    element.replaceChildren(element.tagName === 'OPTION' ? font.textContent : font)
  }`)
  await click(webkit, SUBMIT)
  await expectInWindow(webkit, '#enquiry p', SUCCESS)
  expect(await provider.deliveries()).toMatchObject([{ message: 'Hello again', service: 'Individual Counseling' }])
})

test('no typed text is lost while a password manager changes the form, and the field keeps focus', async ({
  webkit,
}) => {
  await webkit.executeScript('document.querySelector("textarea").before(document.createElement("span"))')
  await webkit.executeScript('document.querySelector("#email").focus()')
  for (const letter of 'robin@mail.example') await webkit.actions().sendKeys(letter).perform()
  await untilHydrated(webkit)
  await webkit.actions().sendKeys('!').perform()
  expect(await webkit.executeScript('return document.activeElement.id')).toBe('email')
  expect(await webkit.executeScript('return document.querySelector("#email").value')).toBe('robin@mail.example!')
  expect(await webkit.executeScript('return document.querySelector("#name").value')).toBe('')
})

test('the status says that a message is being sent; adding #check to the open page’s address shows the response', async ({
  webkit,
  provider,
}) => {
  await provider.order({ status: 404, body: 'Account not found', delayMs: 800 })
  await webkit.executeScript('location.hash = "check"')
  await write(webkit)
  await click(webkit, SUBMIT)
  await expect
    .poll(() => webkit.executeScript('return document.querySelector("#enquiry [role=status]").textContent'))
    .toBe('Sending...')
  await expectInWindow(webkit, '#enquiry p', ERROR)
  expect(await webkit.executeScript('return document.querySelector("#enquiry code").textContent')).toContain('404')
})

test('a field that a password manager fills without firing events loses its hint on the next submit', async ({
  webkit,
}) => {
  await click(webkit, '#name')
  await untilHydrated(webkit)
  await click(webkit, SUBMIT)
  const invalid = () => webkit.executeScript('return document.querySelectorAll("[aria-invalid]").length')
  await expect.poll(invalid).toBe(3)
  await webkit.executeScript('document.querySelector("#name").value = "Robin"')
  await webkit.executeScript(`document.querySelector('${SUBMIT}').click()`) // by script: the page may still be scrolling
  await expect.poll(invalid).toBe(2)
  expect(await webkit.executeScript('return document.activeElement.id')).toBe('email')
})

test('with large text, an invalid field is scrolled into view together with its label', async ({ webkit }) => {
  await webkit.manage().window().setRect({ width: 1366, height: 650 })
  await webkit.executeScript('document.documentElement.style.fontSize = "200%"')
  await click(webkit, '#name')
  await untilHydrated(webkit)
  await click(webkit, SUBMIT)
  await expectInWindow(webkit, 'label', 'Name')
  await new Promise((resolve) => setTimeout(resolve, 500)) // WebKit could still be scrolling
  await expectInWindow(webkit, 'label', 'Name')
})

async function write(webkit: WebDriver) {
  for (const [id, text] of Object.entries({ name: 'Robin', email: 'robin@mail.example', message: 'Hello again' }))
    await webkit.findElement(By.id(id)).sendKeys(text)
}

async function untilHydrated(webkit: WebDriver) {
  const keys = () => webkit.executeScript('return Object.keys(document.querySelector("form")).join()')
  await expect.poll(keys).toContain('__reactProps')
}

async function click(webkit: WebDriver, selector: string) {
  const element = webkit.findElement(By.css(selector))
  await webkit.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
  await element.click()
}

async function expectInWindow(webkit: WebDriver, selector: string, text: string) {
  const visibility = `
    const found = [...document.querySelectorAll('${selector}')].find((e) => e.textContent === ${JSON.stringify(text)})
    if (!found) return 'not there'
    const top = Math.max(0, document.querySelector('header > div').getBoundingClientRect().bottom)
    const box = found.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= innerHeight + 1 ? 'in the window' : box.top + ' to ' + box.bottom`
  await expect.poll(() => webkit.executeScript(visibility)).toBe('in the window')
}

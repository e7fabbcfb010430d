import { ERROR, expect, SUCCESS, siteTest } from '../support/site'
import { WebKit } from './webdriver'

const TAB = '\uE004'
const ENTER = '\uE007'
const SUBMIT = '#enquiry-form button[type=submit]'

const test = siteTest.extend<object, { webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const webkit = await WebKit.start()
      await use(webkit)
      await webkit.stop()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default' })
if (!process.env.CI) test.skip(!WebKit.isInstalled, 'webkit2gtk-driver and xvfb are not on this machine')
test.beforeEach(({ webkit, site }) => webkit.open(site))

test('the page loads its fonts but no script, and Book Session leads to the form', async ({ webkit }) => {
  await expect.poll(() => webkit.run('return document.fonts.check("450 20px Fraunces")')).toBe(true)
  const scripts = 'performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length'
  expect(await webkit.run(`return ${scripts}`)).toBe(0)
  expect(await webkit.run('return document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await webkit.click('header nav > a[href="#contact"]')
  await expectInWindow(webkit, '#contact-title', 'Contact')
})

test('an enquiry is sent by keyboard, and the success message gets focus', async ({ webkit, provider }) => {
  await webkit.click(SUBMIT)
  await expect
    .poll(() => webkit.run('return document.activeElement.id'), 'the empty required field has focus')
    .toBe('name')
  expect(await provider.deliveries()).toEqual([])
  await webkit.press(...'Robin', TAB, ...'robin@mail.example', TAB, TAB, ...'Hello there')
  await webkit.run(`document.querySelector('${SUBMIT}').focus()`)
  await webkit.press(ENTER)
  await expectInWindow(webkit, '#enquiry p', SUCCESS)
  expect(await webkit.run('return document.activeElement.textContent')).toContain(SUCCESS)
  expect(await webkit.run('return document.querySelector("#message").value')).toBe('')
  expect(await provider.deliveries()).toMatchObject([{ from_name: 'Robin', message: 'Hello there' }])
})

for (const [width, height] of [[390, 664] as const, [1280, 720] as const, [844, 390] as const])
  test(`failure and success messages are visible at ${width} × ${height}`, async ({ webkit, provider }) => {
    await webkit.resize(width, height)
    await provider.order({ status: 500 })
    await write(webkit)
    await webkit.click(SUBMIT)
    await expectInWindow(webkit, '#enquiry p', ERROR)
    expect(await webkit.run('return document.querySelector("#message").value')).toBe('Hello again')
    expect(await webkit.run('return document.querySelector("#enquiry-form a").href')).toContain('body=Hello%20again')
    await webkit.click(SUBMIT)
    await expectInWindow(webkit, '#enquiry p', SUCCESS)
    expect(await provider.deliveries()).toHaveLength(1)
  })

test('on a translated page, nothing typed is lost', async ({ webkit, provider }) => {
  await write(webkit)
  await webkit.run(`for (const element of document.querySelectorAll('#enquiry :is(label, button, option)')) {
    const font = document.createElement('font')
    font.textContent = element.textContent + ' (übersetzt)'
    element.replaceChildren(element.tagName === 'OPTION' ? font.textContent : font)
  }`)
  await webkit.click(SUBMIT)
  await expectInWindow(webkit, '#enquiry p', SUCCESS)
  expect(await provider.deliveries()).toMatchObject([{ message: 'Hello again', service: 'Individual Counseling' }])
})

async function write(webkit: WebKit) {
  await webkit.type('#name', 'Robin')
  await webkit.type('#email', 'robin@mail.example')
  await webkit.type('#message', 'Hello again')
}

async function expectInWindow(webkit: WebKit, selector: string, text: string) {
  const visibility = `
    const found = [...document.querySelectorAll('${selector}')].find((e) => e.textContent === ${JSON.stringify(text)})
    if (!found) return 'not there'
    const top = Math.max(0, document.querySelector('header').getBoundingClientRect().bottom)
    const box = found.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= innerHeight + 1 ? 'in the window' : box.top + ' to ' + box.bottom`
  await expect.poll(() => webkit.run(visibility)).toBe('in the window')
}

import { ERROR, expect, SUCCESS } from '../support/site'
import { WebKit } from './webdriver'
import { test } from './webkitTest'

const TAB = '\uE004'
const ENTER = '\uE007'

test.describe('WebKit', () => {
  test.describe.configure({ mode: 'default' })
  if (!process.env.CI) test.skip(!WebKit.isHere(), 'webkit2gtk-driver and xvfb are not on this machine')

  test.beforeEach(({ webkit, site }) => webkit.open(site))

  test('shows the page, in its own font, and fetches no script to read it', async ({ webkit }) => {
    expect(await webkit.run('return document.querySelector("h1").textContent')).toBe(
      'Care for your mind, care for your relationships',
    )
    await expect.poll(() => webkit.run('return document.fonts.check("450 20px Fraunces")')).toBe(true)
    expect(
      await webkit.run(
        'return performance.getEntriesByType("resource").map((e) => e.name).filter((n) => n.endsWith(".js"))',
      ),
    ).toEqual([])
    expect(await webkit.run('return document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('Book Session goes to the form', async ({ webkit }) => {
    await webkit.click('header a[href="#contact"]:last-child')
    await expect.poll(() => webkit.run('return location.hash')).toBe('#contact')
    await expect
      .poll(() =>
        webkit.run(
          'const box = document.querySelector("#contact-title").getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight',
        ),
      )
      .toBe(true)
  })

  test('sends an enquiry by keyboard, and gives the focus to the good news', async ({ webkit, provider }) => {
    await webkit.run('document.querySelector("#name").focus()')
    await webkit.press(...'Robin', TAB, ...'robin@mail.example', TAB, TAB, ...'Hello there')
    await webkit.run('document.querySelector("#enquiry-form button").focus()')
    await webkit.press(ENTER)
    await expect.poll(() => statusOf(webkit)).toContain(SUCCESS)
    expect(await webkit.run('return document.activeElement.textContent')).toContain(SUCCESS)
    expect(await webkit.run('return document.querySelector("#message").value')).toBe('')
    expect(await provider.deliveries()).toEqual([
      expect.objectContaining({ from_name: 'Robin', message: 'Hello there' }),
    ])
  })

  test('tells of a failure, keeps every word, and delivers once on the next try', async ({
    webkit,
    provider,
  }) => {
    await provider.order({ status: 503 })
    await webkit.type('#name', 'Robin')
    await webkit.type('#email', 'robin@mail.example')
    await webkit.type('#message', 'Hello again')
    await webkit.click('#enquiry-form button')
    await expect.poll(() => statusOf(webkit)).toContain(ERROR)
    expect(await webkit.run('return document.querySelector("#message").value')).toBe('Hello again')
    expect(await webkit.run('return document.querySelector("#enquiry-form a").href')).toContain(
      'body=Hello%20again',
    )
    await webkit.click('#enquiry-form button[type=submit]')
    await expect.poll(() => statusOf(webkit)).toContain(SUCCESS)
    expect(await provider.deliveries()).toHaveLength(1)
  })

  test('asks for what is missing, and sends nothing', async ({ webkit, provider }) => {
    await webkit.click('#enquiry-form button')
    await expect.poll(() => webkit.run('return document.activeElement.id')).toBe('name')
    expect(await provider.deliveries()).toEqual([])
  })
})

function statusOf(webkit: WebKit) {
  return webkit.run<string>('return document.querySelector("#enquiry-form [role=status]").textContent')
}

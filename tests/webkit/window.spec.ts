import { expect } from '@playwright/test'
import { ERROR, SUCCESS } from '../support/site'
import type { WebKit } from './webdriver'
import { test } from './webkitTest'

test.describe('WebKit', () => {
  test.describe.configure({ mode: 'default' })

  for (const [width, height] of [
    [390, 664],
    [1280, 720],
    [844, 390],
  ] as const) {
    test(`has apology and thanks in the window at ${width} × ${height}`, async ({
      webkit,
      site,
      provider,
    }) => {
      await webkit.resize(width, height)
      await webkit.open(site)
      await provider.order({ status: 500 })
      await write(webkit)
      await webkit.click('#enquiry-form button[type=submit]')
      await expect.poll(() => seen(webkit, ERROR)).toBe('in the window')
      await webkit.click('#enquiry-form button[type=submit]')
      await expect.poll(() => seen(webkit, SUCCESS)).toBe('in the window')
    })
  }

  test('keeps what was typed on a page that a translator has changed, and sends the service by its own name', async ({
    webkit,
    site,
    provider,
  }) => {
    await webkit.open(site)
    await write(webkit)
    await webkit.run(`for (const label of document.querySelectorAll('#enquiry label, #enquiry button, #enquiry option')) {
      const font = document.createElement('font'); font.textContent = label.textContent + ' (übersetzt)'
      label.replaceChildren(label.tagName === 'OPTION' ? font.textContent : font)
    }`)
    await webkit.click('#enquiry-form button[type=submit]')
    await expect.poll(() => seen(webkit, SUCCESS)).toBe('in the window')
    expect(await provider.deliveries()).toEqual([
      expect.objectContaining({ message: 'Hello again', service: 'Individual Counseling' }),
    ])
  })
})

async function write(webkit: WebKit) {
  await webkit.type('#name', 'Robin')
  await webkit.type('#email', 'robin@mail.example')
  await webkit.type('#message', 'Hello again')
}

/** Where the words are, for somebody who does not scroll. */
function seen(webkit: WebKit, words: string) {
  return webkit.run<string>(`
    const found = [...document.querySelectorAll('#contact p')].find((p) => p.textContent.startsWith(${JSON.stringify(words.slice(0, 40))}))
    if (!found) return 'not there'
    const top = Math.max(0, document.querySelector('header').getBoundingClientRect().bottom)
    const box = found.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= innerHeight + 1 ? 'in the window' : Math.round(box.top) + ' to ' + Math.round(box.bottom) + ' of ' + innerHeight`)
}

import type { Page } from '@playwright/test'
import { expect, test } from './formOnPage.ts'
import { SITES, siteNames } from './sites.js'

for (const site of siteNames)
  test.describe(`on every page of the ${site} practice`, () => {
    test.use({ site })

    test('every address within the site exists, and every #… has its target', async ({ page }) => {
      const home = SITES[site].url
      const pages = [home, new URL('no-such-page', home).href]
      const checked = new Set<string>()
      for (const address of pages) {
        await page.goto(address)
        for (const link of await addressesOn(page)) {
          const [target = '', id] = link.split('#')
          if (!target.startsWith(new URL(home).origin) || checked.has(link)) continue
          checked.add(link)
          const response = await page.request.get(target)
          expect(response.status(), `${link} on ${address}`).toBe(target.endsWith('no-such-page') ? 404 : 200)
          const isPage = response.headers()['content-type']?.includes('text/html')
          if (isPage && !pages.includes(target)) pages.push(target)
          if (id) expect(await response.text(), `${link} on ${address}`).toContain(` id="${id}"`)
        }
      }
      expect(checked.size).toBeGreaterThan(10)
    })

    test('nothing covers the target of a link', async ({ page }) => {
      for (const viewport of [
        { width: 390, height: 664 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport)
        await page.goto('./')
        const targets = (await addressesOn(page)).flatMap((link) => link.split('#')[1] ?? [])
        for (const id of new Set(targets)) {
          await page.goto(`./#${id}`)
          expect(await page.evaluate(covered, id), `#${id} at ${viewport.width} px`).toBeUndefined()
        }
      }
    })
  })

/** What the page names: links, scripts, styles, icons and pictures. */
function addressesOn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [srcset], [content*="/"]')].flatMap((element) => {
      const { href, src, srcset, content } = element as HTMLAnchorElement & HTMLImageElement & HTMLMetaElement
      const several = srcset ? srcset.split(', ').map((one) => one.split(' ')[0] ?? '') : []
      return [href, src, ...several, content?.startsWith('http') ? content : '']
        .filter(Boolean)
        .map((address) => new URL(address, document.baseURI).href)
    }),
  )
}

/** What a visitor sees in place of a target's heading, after a link has led there. */
function covered(id: string) {
  const target = document.getElementById(id) as HTMLElement
  const heading = target.querySelector('h1, h2, h3') ?? target
  const { left, top, height } = heading.getBoundingClientRect()
  const seen = document.elementFromPoint(left + 4, Math.max(top, 0) + Math.min(height, innerHeight) / 2)
  return seen && (target.contains(seen) || seen.contains(heading)) ? undefined : seen?.outerHTML.slice(0, 80)
}

import type { Page } from '@playwright/test'

/** What browser translators do: every text is wrapped in <font> elements or replaced, also in options. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
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

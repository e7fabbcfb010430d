import { expect, test } from '@playwright/test'
import { inLanguage, practiceSchema } from '../../practice/practiceSchema'
import type { ReadPractice } from '../../practice/readPractice'
import { renderSite } from '../../publish/renderSite'
import type { Prerender } from '../../publish/source'
import english from '../../words/en'
import practice from '../practices/typical'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

// One test, because generating a site's fonts and pictures is slow.
test('imported pictures are published, the text direction follows the language, and a note says what the social card leaves out', async () => {
  const codes = ['en', 'he', 'fa', 'tr']
  const languages = codes.map((code) => ({
    practice: inLanguage(practiceSchema.parse({ ...practice, name: 'עמק השקט' }), code),
    words: { ...english, language: { ...english.language, code } },
  })) as ReadPractice['languages']
  const prerender = {
    renderHome: ({ direction }) => `${direction}<img src="/src/styles/tokens.css"><link href="/src/styles/tokens.css">`,
    renderNotFound: () => '',
    renderFavicon: () => SVG,
    renderIcon: () => SVG,
    renderSocialCard: () => SVG,
  } as Partial<Prerender> as Prerender
  const source = { prerender, styles: [], inlineScript: '', formScript: '' }
  const { files, notes } = await renderSite({ languages, notes: [] }, source, 'local')

  const picture = [...files.keys()].find((name) => /^assets\/immutable\/tokens-[\w-]{8}\.css$/.test(name))
  expect(picture).toBeDefined()
  for (const [folder, direction, root] of [
    ['', 'ltr', './'],
    ['he/', 'rtl', '../'],
    ['fa/', 'rtl', '../'],
    ['tr/', 'ltr', '../'],
  ])
    expect(files.get(`${folder}index.html`)).toBe(
      `${direction}<img src="${root}${picture}"><link href="${root}${picture}">`,
    )
  const note = (code: string) =>
    `The picture for shared links (${code}) leaves out the name: its font lacks some letters.`
  expect(notes).toEqual(codes.map(note))
})

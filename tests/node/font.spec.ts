import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { canDraw, headingFont } from '../../publish/font'
import { SITES } from '../../tools/build'

test('the heading font has the letters of a name in any Latin alphabet, and says which it lacks', async () => {
  const name = 'Gabinet Psychologiczny Łódź – Żółć'
  const polish = await headingFont([name])
  expect(canDraw(polish, name)).toBe(true)
  expect(polish.files.reduce((sum, { woff2 }) => sum + woff2.length, 0)).toBeLessThan(18_000)
  expect(canDraw(await headingFont(['Trần Thị Ngọc']), 'Trần Thị Ngọc')).toBe(true)
  for (const other of ['Ψυχή', 'Психолог', 'عيادة'])
    expect(canDraw(await headingFont([other]), other)).toBe(false)
})

test('the page has what Safari 15.4 and iOS need, and what keeps hosts from rewriting addresses', () => {
  const page = readFileSync(join(SITES.web.folder, 'index.html'), 'utf8')
  expect(page).toContain('-webkit-text-size-adjust:100%')
  expect(page).toMatch(/overflow-x:hidden[^@]*@supports \(overflow:clip\)\{body\{overflow-x:clip\}\}/)
  const address = page.indexOf('mailto:hello@zoe-and-sam.example')
  expect(page.indexOf('<!--email_off-->')).toBeLessThan(address)
  expect(page.indexOf('<!--/email_off-->')).toBeGreaterThan(
    page.lastIndexOf('mailto:hello@zoe-and-sam.example'),
  )
})

test('what is shipped keeps its licences', () => {
  const licences = readFileSync(join(SITES.web.folder, 'licences.txt'), 'utf8')
  for (const notice of ['Copyright (c) Meta Platforms, Inc.', 'SIL OPEN FONT LICENSE'])
    expect(licences).toContain(notice)
})

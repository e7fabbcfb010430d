import { expect, test } from '@playwright/test'
import { emergency } from '../../practice/emergency'
import { readPractice } from '../../practice/readPractice'
import { writePractice } from '../support/practiceFile'

const TEXTS: [text: string, numbers: string[], dialed: string[]][] = [
  ['Call 988 (24/7).', ['988'], ['tel:988']],
  ['Appelez le 3114 (24h/24, 7j/7).', ['3114'], ['tel:3114']],
  ['Call 112. 24 hours a day.', ['112'], ['tel:112']],
  ['Call 911. 988 is for crises.', ['911', '988'], ['tel:911', 'tel:988']],
  ['Call 116 123 (24/7).', ['116 123'], ['tel:116123']],
  ['Rufen Sie 0800/111 0 222 an.', ['0800/111 0 222'], ['tel:08001110222']],
  ['In 2026, from 9.00-17.00 Uhr: 112.', ['112'], ['tel:112']],
  ['Call 988, or text HOME to 741741.', ['988', 'sms:741741'], ['tel:988', 'sms:741741']],
  ['Call 1-800-273-TALK.', ['1-800-273-TALK'], ['tel:18002738255']],
  ['Le 15, le 17 ou le 18.', ['15', '17', '18'], ['tel:15', 'tel:17', 'tel:18']],
  ['اتصل بالرقم ٩١١ الآن.', ['٩١١'], ['tel:911']],
  ['Ligue 112 ou SNS 24 (24 horas): 808 24 24 24.', ['112', '808 24 24 24'], ['tel:112', 'tel:808242424']],
  ['Call 988 or text 988. Yes, 988.', ['988', 'sms:988'], ['tel:988', 'sms:988', 'tel:988']],
  ['Call 911/988.', ['911', '988'], ['tel:911', 'tel:988']],
  ['Call +44 20 999, not 9990.', ['+44 20 999', '9990'], ['tel:+4420999', 'tel:9990']],
  ['Call 1-800-662-HELP (4357).', ['1-800-662-HELP'], ['tel:18006624357']],
  ['命が危険なときは119番、または110番へ。', ['119', '110'], ['tel:119', 'tel:110']],
  ['Call (030) 90182.', ['(030) 90182'], ['tel:03090182']],
]

for (const [text, numbers, dialed] of TEXTS)
  test(`dials only the listed numbers: ${text}`, () => {
    const parts = emergency().parse({ text, numbers })['*'] ?? []
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(dialed)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

const REJECTED: [written: unknown, sentence: RegExp][] = [
  [{ text: 'Call 112.', numbers: ['911'] }, /lists the number 911, which is not in the text/],
  [{ text: 'Call 1120.', numbers: ['112'] }, /lists the number 112, but in the text it is right next to other letters/],
  [{ text: 'Call 112 or 116 123.', numbers: ['112'] }, /contains 116 123, which looks like a number to call/],
  [{ text: 'Call 988 24/7.', numbers: ['988'] }, /^lists the number 988, but in the text it is right next to [^\n]*$/],
  [{ text: 'Ligue 808 24 24 24.', numbers: ['808'] }, /^lists the number 808, but in the text/],
  [{ text: 'Ligue 808.24.24.24.', numbers: ['808'] }, /^lists the number 808, but in the text/],
  [{ text: 'Rufen Sie 030/12 34 an.', numbers: ['030'] }, /^lists the number 030, but in the text/],
  [{ text: 'Call <b>112</b>.', numbers: ['112'] }, /contains <b>, which visitors would see exactly as typed/],
  [{ text: 'Call 212.555.0100.', numbers: [] }, /contains 212\.555\.0100, which looks like a number/],
  [{ text: 'Appelez le 01.42.34.56.78.', numbers: [] }, /contains 01\.42\.34\.56\.78, which looks like a number/],
  [{ en: { text: 'Call 112.', numbers: ['911'] } }, /lists the number 911/],
  ['Call 112 now.', /contains 112, which looks like a number .*numbers: \['…'\]/],
  [{ text: 'Call 112.' }, /should be the text and the numbers it contains/],
  [{ text: 'Samaritans 116 123', numbers: ['Samaritans 116 123'] }, /should be one number and nothing else/],
  [{ text: 'Call 112 or 911.', numbers: ['112 or 911'] }, /should be one number and nothing else/],
  [
    { text: 'Call 1-800-273-TALK (8255).', numbers: ['1-800-273-TALK (8255)'] },
    /should be one number and nothing else/,
  ],
  [{ text: 'Call *3201.', numbers: ['*3201'] }, /should be one number and nothing else/],
  [{ text: 'Call +49 (0)800 1110111.', numbers: ['+49 (0)800 1110111'] }, /should be one number and nothing else/],
  [{ text: 'Call +1 800 273 8255.', numbers: ['1 800 273 8255'] }, /lists the number 1 800 273 8255, but/],
  [{ text: 'Call (+49) 30 901820.', numbers: ['30 901820'] }, /lists the number 30 901820, but/],
  [{ text: 'Dial *4141.', numbers: ['4141'] }, /lists the number 4141, but in the text/],
  [{ text: 'Dial *4141.', numbers: [] }, /contains \*4141: a number with \* or # cannot be a link/],
  [{ text: 'Call 112/911.', numbers: ['112/911'] }, /should be one number and nothing else/],
  [{ text: 'Call 116 123 / 112.', numbers: ['116 123 / 112'] }, /should be one number and nothing else/],
  [{ text: 'Call or text 988.', numbers: ['988', 'sms:988'] }, /lists 988 twice, but it appears in the text only once/],
  [{ text: '', numbers: [] }, /should be the text and the numbers it contains/],
]

for (const [written, sentence] of REJECTED)
  test(`rejects ${JSON.stringify(written)}`, () => {
    const { error } = emergency().safeParse(written)
    expect(error?.issues.map(({ message }) => message).join('\n')).toMatch(sentence)
  })

test('the build says which numbers the page will dial', async () => {
  const emergency = { text: 'Call 988, or text HOME to 741741.', numbers: ['988', 'sms:741741'] }
  const file = await writePractice('dial', { emergency })
  const { notes } = await readPractice('web', file)
  expect(notes).toContain('The numbers in the emergency text will dial: 988 and text: 741741. Please check each one.')
  const both = { text: 'Text 988 or call 988.', numbers: ['988', 'sms:988'] }
  const swapped = await readPractice('web', await writePractice('swapped', { emergency: both }))
  expect(swapped.notes.join('\n')).toContain('"Text 988" calls, "call 988" texts.')
})

import { expect, test } from '@playwright/test'
import { emergencyParts, emergencyText } from '../../practice/emergency'
import { readPractice } from '../../practice/readPractice'
import { writePractice } from '../support/practiceFile'

const TEXTS: [text: string, dialed: string[]][] = [
  ['Call [988] (24/7).', ['tel:988']],
  ['Call [988] 24/7.', ['tel:988']],
  ['Appelez le [3114] (24h/24, 7j/7).', ['tel:3114']],
  ['Call [112]. 24 hours a day.', ['tel:112']],
  ['[911] is for danger. [988] is for crises.', ['tel:911', 'tel:988']],
  ['Call [116 123] (24/7).', ['tel:116123']],
  ['Rufen Sie [0800/111 0 222] an.', ['tel:08001110222']],
  ['In 2026, from 9.00-17.00 Uhr: [112].', ['tel:112']],
  ['Call [988], or text HOME to [sms:741741].', ['tel:988', 'sms:741741']],
  ['Text [SMS: 741741 ].', ['sms:741741']],
  ['Call [1-800-273-TALK].', ['tel:18002738255']],
  ['Call [1-800-555-QUIZ] or [1-800-QUIT-NOW].', ['tel:18005557849', 'tel:18007848669']],
  ['Call [1-800-662-HELP] (4357).', ['tel:18006624357']],
  [
    'Call [1-800-ABC-DEFG], [1-800-HIJ-KLMN], [1-800-OPQ-RSTU] or [1-800-VWX-YZZZ].',
    ['tel:18002223334', 'tel:18004455566', 'tel:18006777788', 'tel:18008999999'],
  ],
  ['Call [1-800-662-HELP (4357)].', ['tel:18006624357']],
  ['Call [988] or 1-800-662-HELP (4357).', ['tel:988']],
  ['Le [15], le [17] ou le [18].', ['tel:15', 'tel:17', 'tel:18']],
  ['اتصل بالرقم [٩١١] الآن.', ['tel:911']],
  ['Ligue [112] ou SNS 24 (24 horas): [808 24 24 24].', ['tel:112', 'tel:808242424']],
  ['Call [988] or text [sms:988]. Yes, [988].', ['tel:988', 'sms:988', 'tel:988']],
  ['Call [911]/[988].', ['tel:911', 'tel:988']],
  ['Call [+44 20 999], not [9990].', ['tel:+4420999', 'tel:9990']],
  ['命が危険なときは[119]番、または[110]番へ。', ['tel:119', 'tel:110']],
  ['Call [(030) 90182].', ['tel:03090182']],
]

for (const [text, dialed] of TEXTS)
  test(`only the numbers in brackets can be dialed: ${text}`, () => {
    expect(emergencyText().parse(text)).toBe(text)
    const parts = emergencyParts(text)
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(dialed)
    expect(parts.map((part) => part.text.replaceAll('\u00a0', ' ')).join('')).toBe(
      text.replace(/\[(sms: ?)?| ?\]/gi, ''),
    )
  })

const NEXT_TO = /has digits right next to \[\S+\]\. Put the whole number between the brackets/
const ONE_NUMBER = /Between the brackets, write one number as it is dialed/
const REJECTED: [written: unknown, sentence: RegExp][] = [
  ['Call 112 now.', /contains 112, which looks like a number .*\[112\]; .*\[sms:112\]/],
  ['Call [112]0.', NEXT_TO],
  ['Call 1[12].', NEXT_TO],
  ['Call [112] or 116 123.', /contains 116 123, which looks like a number to call/],
  ['Ligue [808] 24 24 24.', /contains 24 24 24, which looks like a number/],
  ['Ligue [808].24.24.24.', NEXT_TO],
  ['Rufen Sie [030]/12 34 an.', NEXT_TO],
  ['Call +[18002738255].', NEXT_TO],
  ['Dial *[4141].', NEXT_TO],
  ['Call <b>[112]</b>.', /contains <b>, which visitors would see exactly as typed/],
  ['Call [988](tel:988).', /contains \[988\]\(tel:988\), which visitors would see exactly as typed/],
  ['Call 212.555.0100.', /contains 212\.555\.0100, which looks like a number/],
  ['Appelez le 01.42.34.56.78.', /contains 01\.42\.34\.56\.78, which looks like a number/],
  ['Dial *4141.', /contains \*4141: a number with \* or # cannot be a link/],
  [{ en: 'Call 112.' }, /contains 112/],
  ['Call [112.', /has a single \[ or \] in "Call \[112/],
  ['Call 112].', /has a single \[ or \]/],
  ['Call [Samaritans 116 123].', ONE_NUMBER],
  ['Call [112 or 911].', ONE_NUMBER],
  ['Appelez le [15/112].', ONE_NUMBER],
  ['Call [112/15].', ONE_NUMBER],
  ['Call [*3201].', ONE_NUMBER],
  ['Call [988-TALK].', ONE_NUMBER],
  ['Call [1234567890123456].', ONE_NUMBER],
  ['Text [text:741741].', /If people text it: \[sms:741741\]/],
  ['Call [+49 (0)800 1110111].', ONE_NUMBER],
  ['Call [112/911].', ONE_NUMBER],
  ['Call [116 123 / 112].', ONE_NUMBER],
  ['', /should be text with each number in square brackets/],
  [['112'], /should be text with each number in square brackets/],
]

for (const [written, sentence] of REJECTED)
  test(`an emergency message is rejected: ${JSON.stringify(written)}`, () => {
    const { error } = emergencyText().safeParse(written)
    expect(error?.issues.map(({ message }) => message).join('\n')).toMatch(sentence)
  })

test('the build lists the numbers that visitors can tap', async () => {
  const file = await writePractice('dial', { emergency: 'Call [988], or text HOME to [sms:741741].' })
  const { notes } = await readPractice('web', file)
  expect(notes.join('\n')).toMatch(
    /emergency \(line \d+\) lets visitors call 988 and text 741741\. Please check each number/,
  )
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { ContentError } from './ContentError.ts'
import { SENTENCES } from './sentences.ts'

/** A file's text as it was meant, line by line. `listNames` are the settings below which a bullet begins an entry. */
export function readText(file: string, listNames: Set<string>) {
  const refuse = (sentence: string) => new ContentError([{ file, line: 0, sentence, source: '' }])
  if (!existsSync(file)) throw refuse(SENTENCES.noFile(similarNames(file)[0]))
  const bytes = readFileSync(file)
  if (/^\s*({\\rtf|PK|<!doctype|<html|<\?xml)/i.test(bytes.toString('latin1', 0, 40)))
    throw refuse(SENTENCES.notPlainText)
  const text = decode(bytes)
  if (text === undefined) throw refuse(SENTENCES.notUtf8)
  if (!text.trim()) throw refuse(SENTENCES.empty)
  return tidy(text, listNames)
}

/** Files beside one that somebody may take for it: practice.yaml.txt, Practice.yml, practice (1).yaml. */
export function similarNames(file: string) {
  const name = basename(file)
  const [stem] = name.split('.')
  const similar = new RegExp(`^${stem}( ?\\(\\d+\\)| copy)?\\.ya?ml(\\.txt)?$`, 'i')
  return existsSync(dirname(file))
    ? readdirSync(dirname(file)).filter((other) => other !== name && similar.test(other))
    : []
}

function decode(bytes: Buffer) {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const BULLET = /^( *)(?:- +)?[•·▪‣–—*-]\s+/

/** What comes along with copied text becomes what it was meant to be. Line numbers stay the same. */
function tidy(source: string, listNames: Set<string>) {
  let textBelow = -1 // the indentation of a setting whose text follows on lines of its own: `imprint: |`
  let lists: number[] = [] // the indentation of the entries of each list that this line is in
  let listBegins = false
  return source
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '') // invisible
    .split('\n')
    .map((line) => {
      const indentation = line.search(/[^\s]/)
      if (indentation < 0 || (indentation > textBelow && textBelow >= 0)) return line
      textBelow = /:\s+[|>][+-]?\s*$/.test(line) ? indentation : -1
      const isEntry = BULLET.test(line) && (listBegins || lists.includes(indentation))
      lists = lists.filter((list) => list < indentation)
      if (isEntry) lists.push(indentation)
      const tidied = line
        .replace(/^\s+/, (blanks) => blanks.replace(/[^\t]/g, ' '))
        .replace(BULLET, isEntry ? '$1- ' : '$&')
        .replace(/^( *(?:- +)?[\w-]+:)[\u00a0\u202f]/, '$1 ')
      listBegins = listNames.has(tidied.match(/^ *(?:- +)?([\w-]+):\s*$/)?.[1] ?? '')
      return tidied
    })
    .join('\n')
}

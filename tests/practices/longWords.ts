import type { WrittenPractice } from '../../practice/practiceSchema'
import shipped from './shipped'

/** A menu so long that the header needs several rows on a phone. */
const practice = { ...shipped, words: '../tests/practices/longWordsWords' } satisfies WrittenPractice

export default practice

import type { WrittenPractice } from '../../src/practice/practiceSchema'
import shipped from './shipped'

/** At an address with two parts, as GitHub Pages gives them. */
const practice = { ...shipped, address: 'https://zoe.example/my/practice/' } satisfies WrittenPractice

export default practice

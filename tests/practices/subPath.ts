import type { WrittenPractice } from '../../practice/practiceSchema'
import shipped from './shipped'

/** At an address with a path, as on GitHub Pages. */
const practice = { ...shipped, address: 'https://zoe.example/my/practice/' } satisfies WrittenPractice

export default practice

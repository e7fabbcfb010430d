import type { WrittenPractice } from '../../practice/practiceSchema'
import shipped from './shipped'

const practice = { ...shipped, address: 'https://zoe.example/my/practice/' } satisfies WrittenPractice

export default practice

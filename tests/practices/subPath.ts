import type { WrittenPractice } from '../../practice/practiceSchema'
import shipped from './shipped'

export default { ...shipped, address: 'https://zoe.example/my/practice/' } satisfies WrittenPractice

import type { WrittenPractice } from '../../practice/practiceSchema'
import typical from './typical'

export default { ...typical, address: 'https://zoe.example/my/practice/' } satisfies WrittenPractice

import type { Words } from '../../practice/wordsSchema'
import english from '../../words/en'

const words: Words = {
  ...english,
  header: {
    ...english.header,
    home: 'Página inicial',
    services: 'Atendimentos',
    contact: 'Fale connosco',
    book: 'Marcar uma consulta',
  },
}

export default words

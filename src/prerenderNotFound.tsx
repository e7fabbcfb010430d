import { renderToStaticMarkup } from 'react-dom/server'
import { NotFound } from './NotFound'
import type { Practice } from './practice'
import './styles/tokens.css'
import './styles/global.css'

export function renderNotFound(practice: Practice) {
  return renderToStaticMarkup(<NotFound practice={practice} />)
}

import { Seedling } from './drawings/Seedling'
import styles from './NotFound.module.css'
import button from './styles/button.module.css'
import type { View } from './view'

export function NotFound({ view: { words, location } }: { view: View }) {
  return (
    <main className={styles.notFound}>
      <Seedling />
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.words}</p>
      <a href={location.link('')} className={button.primary}>
        {words.notFound.home}
      </a>
    </main>
  )
}

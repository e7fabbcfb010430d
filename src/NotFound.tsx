import { Seedling } from './drawings/Seedling'
import styles from './NotFound.module.css'
import button from './styles/button.module.css'
import type { View } from './view'

/** Shown at any depth of the site, so it names everything from the site's start. */
export function NotFound({ view: { words, root } }: { view: View }) {
  return (
    <main className={styles.notFound}>
      <Seedling />
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.words}</p>
      <a href={root} className={button.primary}>
        {words.notFound.home}
      </a>
    </main>
  )
}

import { notFound } from './content'
import { Mark } from './drawings/Mark'
import styles from './NotFound.module.css'
import type { Practice } from './practice'
import button from './styles/button.module.css'

/** Shown at any depth of the site, so it brings everything along and names the start from the root. */
export function NotFound({ practice }: { practice: Practice }) {
  return (
    <main className={styles.notFound}>
      <Mark />
      <h1>{notFound.title}</h1>
      <p>{notFound.words}</p>
      <a href={new URL(practice.address).pathname} className={button.primary}>
        {notFound.home}
      </a>
    </main>
  )
}

import { callToAction } from '../content'
import { MotifLines } from '../drawings/MotifLines'
import button from '../styles/button.module.css'
import styles from './CallToAction.module.css'

export function CallToAction() {
  return (
    <section className={styles.callToAction} aria-labelledby="call-to-action-title">
      <MotifLines />
      <div className={styles.inner}>
        <h2 id="call-to-action-title">{callToAction.title}</h2>
        <p>{callToAction.words}</p>
        <a href="#contact" className={button.onBand}>
          {callToAction.contact}
        </a>
      </div>
    </section>
  )
}

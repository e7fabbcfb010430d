import { Drawing } from './Drawing'
import styles from './drawings.module.css'
import grown from './Grown.module.css'

/** The message has arrived: the sun is up, and on the plant one bud is open. */
export function Grown() {
  return (
    <Drawing box="0 0 900 240" className={grown.grown}>
      <circle className={grown.sun} cx="624" cy="98" r="74" />
      <path className={grown.far} d="M0 186C180 122 360 142 520 180C660 212 790 204 900 166V241H0Z" />
      <path className={grown.near} d="M0 214C200 178 420 194 580 208C700 218 810 212 900 196V241H0Z" />
      <path
        className={styles.line}
        d="M0 224C120 204 250 196 340 202C372 204 386 196 388 176C392 132 402 96 420 52"
      />
      <g className={grown.leaves}>
        <path
          className={styles.leaf}
          d="M389 164C356 166 332 148 324 116C358 116 384 132 389 164ZM400 106C372 104 354 86 350 60C378 62 396 78 400 106Z"
        />
        <path
          className={styles.lightLeaf}
          d="M390 146C400 114 428 98 462 104C454 136 426 154 390 146ZM408 84C420 58 444 48 470 54C462 80 438 94 408 84Z"
        />
        <path
          className={styles.second}
          d="M420 56C400 50 394 34 400 18C412 22 420 30 423 42C430 32 440 26 453 26C453 42 440 56 420 56Z"
        />
      </g>
    </Drawing>
  )
}

import styles from './drawings.module.css'
import hero from './HeroPicture.module.css'

const FIRST =
  'M252 62C352 64 402 188 384 326C370 438 300 546 200 552C98 558 38 470 44 348C50 206 138 60 252 62Z'
const SECOND =
  'M428 148C526 144 586 246 576 366C568 474 502 572 410 576C312 580 264 484 282 372C298 264 338 152 428 148Z'
const LEAVES =
  'M318 470C309 433 265 414 235 421C249 448 285 484 318 470ZM312 432C349 446 389 411 399 374C371 376 321 394 312 432ZM326 350C321 315 282 290 254 292C263 320 294 359 326 350ZM333 318C368 327 401 290 406 255C381 260 338 282 333 318ZM344 248C345 219 318 194 295 192C298 216 317 251 344 248ZM346 222C375 223 395 188 393 159C375 168 344 193 346 222ZM345 170C363 156 365 125 355 109C343 123 332 153 345 170Z'
const STEM =
  'M306 640C330 560 306 500 314 440C322 372 352 300 345 170M318 470Q288 452 257 436M312 432Q346 415 376 392M326 350Q300 329 273 310M333 318Q362 299 387 274M344 248Q326 228 307 209M346 222Q366 202 382 178'
const THOUGHTS =
  'M84 372C80 240 148 110 240 98M118 392C112 282 166 158 246 140M152 404C150 320 184 214 250 186M540 356C546 268 506 192 438 186M508 372C512 306 486 240 440 228M478 388C480 338 464 290 434 272'

/** Two people, or one mind in conversation with itself: where the forms meet, something grows. */
export function HeroPicture() {
  return (
    <svg viewBox="0 0 620 660" aria-hidden="true" focusable="false" className={`${styles.drawing} ${hero.picture}`}>
      <clipPath id="in-first">
        <path d={FIRST} />
      </clipPath>
      <clipPath id="in-second">
        <path d={SECOND} />
      </clipPath>
      <ellipse className={styles.glow} cx="338" cy="318" rx="276" ry="300" />
      <g className={hero.breath}>
        <path className={styles.first} d={FIRST} />
        <path className={styles.second} d={SECOND} />
        <path className={styles.shared} d={SECOND} clipPath="url(#in-first)" />
        <path className={`${styles.line} ${hero.thoughts}`} d={THOUGHTS} />
        <path className={hero.leaves} d={LEAVES} />
        <path className={styles.line} d={STEM + LEAVES} />
        <g clipPath="url(#in-first)">
          <g clipPath="url(#in-second)">
            <path className={styles.lineOnShared} d={STEM + LEAVES} />
          </g>
        </g>
      </g>
      <g className={styles.spark}>
        <circle cx="462" cy="88" r="9" />
        <circle cx="498" cy="118" r="4.5" />
        <circle cx="92" cy="118" r="5.5" />
      </g>
    </svg>
  )
}

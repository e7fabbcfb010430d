import { practice } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import mark from '../drawings/mark.svg?raw'
import { useLink } from '../links/useLink'
import { Logo } from '../pictures/Logo'
import { isWide } from '../pictures/shapes'

/** The practice's logo and name, as a link home. A wide logo stands for both. */
export function Brand() {
  const { logo, name } = practice
  const link = useLink()
  const isWordmark = logo && isWide(logo.file)
  const isNamed = isWordmark && logo.description.includes(name)
  return (
    <a href={link('#home')} className="brand">
      {logo ? <Logo logo={logo} /> : <Drawing svg={mark} />}
      {!isNamed && <span className={isWordmark ? 'screen-reader-only' : undefined}>{name}</span>}
    </a>
  )
}

import { practice } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import mark from '../drawings/mark.svg?raw'
import { useLink } from '../links/useLink'

export function Brand() {
  const link = useLink()
  return (
    <a href={link('#home')} className="brand">
      <Drawing svg={mark} />
      {practice.name}
    </a>
  )
}

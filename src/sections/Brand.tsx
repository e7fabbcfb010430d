import { practice } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import mark from '../drawings/mark.svg?raw'

export function Brand({ home }: { home: string }) {
  return (
    <a href={home} className="brand">
      <Drawing svg={mark} />
      {practice.name}
    </a>
  )
}

import { words } from '../content/content'

type Props = { address: string; name: string; className?: string }

export function OtherSite({ address, name, className }: Props) {
  return (
    <a href={address} className={className} rel="noopener noreferrer">
      {name} <span className="screen-reader-only">{words.contact.details.opensAnotherSite}</span>
    </a>
  )
}

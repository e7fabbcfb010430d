import { practice, words } from './content/content'
import { PhoneLink } from './PhoneLink'
import { Brand } from './sections/Brand'
import { Emergency } from './sections/Emergency'

export function NotFound({ home }: { home: string }) {
  const { notFound, contact } = words
  return (
    <main className="content not-found">
      <Brand home={home} />
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <a href={home} className="button">
        {notFound.home}
      </a>
      <p>
        {contact.details.phone} <PhoneLink phone={practice.phone} />
      </p>
      <Emergency heading="h2" />
    </main>
  )
}

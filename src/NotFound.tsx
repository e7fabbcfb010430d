import { practice, words } from './content/content'
import { Mark } from './drawings/Mark'
import { Emergency } from './sections/Emergency'

export function NotFound({ home }: { home: string }) {
  const { name, phone } = practice
  const { notFound, contact } = words
  return (
    <main className="content not-found">
      <a href={home} className="header-brand">
        <Mark />
        <span>{name}</span>
      </a>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.words}</p>
      <a href={home} className="button">
        {notFound.home}
      </a>
      <a href={`tel:${phone.dial}`}>
        <span>
          {contact.details.phone} <span dir="ltr">{phone.text}</span>
        </span>
      </a>
      <Emergency heading="h2" />
    </main>
  )
}

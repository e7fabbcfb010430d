import { Emergency } from '../contact/Emergency'
import { practice, words } from '../content/content'
import type { Page } from '../layout/Layout'
import { useLink } from '../links/useLink'

export const page: Page = {
  address: '404.html',
  title: `${words.notFound.title} – ${practice.name}`,
  body: <NotFound />,
}

function NotFound() {
  const { notFound } = words
  const link = useLink()
  return (
    <section className="content not-found" aria-labelledby="not-found-title">
      <h1 id="not-found-title">{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <a href={link('')} className="button">
        {notFound.home}
      </a>
      <Emergency heading="h2" />
    </section>
  )
}

import { Emergency } from './contact/Emergency'
import { words } from './content/content'
import { Brand } from './layout/Brand'
import { Footer } from './layout/Footer'
import { useLink } from './links/useLink'

export function NotFound() {
  const { notFound } = words
  const link = useLink()
  return (
    <>
      <main className="content not-found">
        <Brand />
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        <a href={link('')} className="button">
          {notFound.home}
        </a>
        <Emergency heading="h2" />
      </main>
      <Footer />
    </>
  )
}

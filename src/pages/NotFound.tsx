import { practice, words } from '../content/content'
import { Drawing } from '../drawings/Drawing'
import forms from '../drawings/hero.svg?raw'
import type { Page } from '../layout/Layout'
import { useLink } from '../links/useLink'

export const page: Page = {
  address: '404.html',
  title: `${words.notFound.title} – ${practice.name}`,
  body: <NotFound />,
}

/** Built like the first screen. The emergency numbers are in the footer. */
function NotFound() {
  const { notFound } = words
  const link = useLink()
  return (
    <section className="content hero not-found" aria-labelledby="not-found-title">
      <div className="hero-words">
        <h1 id="not-found-title">{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        <a href={link('')} className="button">
          {notFound.home}
        </a>
      </div>
      <div className="hero-picture">
        <Drawing svg={forms} />
      </div>
    </section>
  )
}

import { practice, words } from './content/content'
import { Drawing, Path } from './drawings/Drawing'
import { Stem } from './drawings/HeroPicture'
import { Mark } from './drawings/Mark'
import { motif } from './drawings/motif'

export function NotFound({ home }: { home: string }) {
  const { phone, emergency } = practice
  return (
    <main className="content not-found">
      <div className="not-found-top">
        <a href={home} className="page-brand">
          <Mark />
          <span>{practice.name}</span>
        </a>
        {emergency && <a href={`${home}#emergency`}>{words.contact.emergency}</a>}
      </div>
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.words}</p>
      <div className="not-found-links">
        <a href={home} className="button">
          {words.notFound.home}
        </a>
        <a href={`tel:${phone.dial}`}>
          <span>
            {words.contact.details.phone} <span dir="ltr">{phone.text}</span>
          </span>
        </a>
      </div>
      {/* The line comes in from the edge and becomes a seedling, in front of the two shapes. */}
      <Drawing viewBox="20 40 580 640" className="seedling">
        <Path fill="first" d={motif.first} />
        <Path fill="second" d={motif.second} />
        <Path fill="lens" d={motif.shared} />
        <Stem d="M-4800 660c1400-36 3300 74 4280 16 340-20 540 16 690 8 98-6 136-42 143-104 5-44-4-82 1-120 5-42 14-80 16-124" />
        <Path as="leaf" d="M330 338c-56-6-112-44-128-116 50 2 118 42 128 116z" />
        <Path as="light-leaf" d="M330 338c2-58 54-116 128-124-4 60-56 120-128 124z" />
        <Path as="vein" d="M318 324q-46-48-96-84m118 84q44-54 98-92" />
      </Drawing>
    </main>
  )
}

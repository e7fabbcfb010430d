import type { ReactNode } from 'react'
import { skip } from './content'
import styles from './Page.module.css'
import type { Practice } from './practice'
import { CallToAction } from './sections/CallToAction'
import { Contact } from './sections/Contact'
import { Footer } from './sections/Footer'
import { Header } from './sections/Header'
import { Hero } from './sections/Hero'
import { Services } from './sections/Services'
import { WhyChoose } from './sections/WhyChoose'

type Props = { practice: Practice; enquiry: ReactNode }

/** The page from top to bottom. `enquiry` is the form, the one part that comes alive. */
export function Page({ practice, enquiry }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <Header name={practice.name} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Hero openingWords={practice.openingWords} />
        <Services />
        <WhyChoose />
        <CallToAction />
        <Contact practice={practice} enquiry={enquiry} />
      </main>
      <Footer practice={practice} />
    </>
  )
}

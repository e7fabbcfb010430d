import type { ReactNode } from 'react'
import { CallToAction } from './sections/CallToAction'
import { Contact } from './sections/Contact'
import { Fees } from './sections/Fees'
import { Footer } from './sections/Footer'
import { Header } from './sections/Header'
import { Hero } from './sections/Hero'
import { People } from './sections/People'
import { Questions } from './sections/Questions'
import { Services } from './sections/Services'
import { WhyChoose } from './sections/WhyChoose'
import type { View } from './view'

type Props = { view: View; enquiry: ReactNode }

export function Page({ view, enquiry }: Props) {
  const { words } = view
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header view={view} />
      <main id="main" tabIndex={-1}>
        <Hero view={view} />
        <Services words={words.services} />
        {words.people && <People words={words.people} view={view} />}
        {words.fees && <Fees words={words.fees} />}
        {words.questions && <Questions words={words.questions} />}
        <WhyChoose words={words.whyChoose} />
        <CallToAction words={words.callToAction} />
        <Contact view={view} enquiry={enquiry} />
      </main>
      <Footer view={view} />
    </>
  )
}

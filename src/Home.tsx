import { words } from './content/content'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { CallToAction } from './sections/CallToAction'
import { Contact } from './sections/Contact'
import { Fees } from './sections/Fees'
import { Hero } from './sections/Hero'
import { Legal } from './sections/Legal'
import { People } from './sections/People'
import { Questions } from './sections/Questions'
import { Services } from './sections/Services'
import { WhyChoose } from './sections/WhyChoose'

export function Home() {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Services />
        <People />
        <Fees />
        <Questions />
        <WhyChoose />
        <CallToAction />
        <Contact />
        <Legal />
      </main>
      <Footer />
    </>
  )
}

import { practice, words } from '../content/content'
import type { Page } from '../layout/Layout'
import { CallToAction } from '../sections/CallToAction'
import { Contact } from '../sections/Contact'
import { Fees } from '../sections/Fees'
import { Hero } from '../sections/Hero'
import { Legal } from '../sections/Legal'
import { People } from '../sections/People'
import { Questions } from '../sections/Questions'
import { Services } from '../sections/Services'
import { WhyChoose } from '../sections/WhyChoose'

export const page: Page = {
  address: '',
  title: `${practice.name} – ${words.tagline.join(' ')}`,
  description: words.description,
  body: (
    <>
      <Hero />
      <Services />
      <People />
      <Fees />
      <Questions />
      <WhyChoose />
      <CallToAction />
      <Contact />
      <Legal />
    </>
  ),
}

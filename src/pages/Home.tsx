import type { ComponentType } from 'react'
import { practice, words } from '../content/content'
import { type SectionName, sectionsOf } from '../content/sections'
import type { Page } from '../layout/Layout'
import { CallToAction } from '../sections/CallToAction'
import { Contact } from '../sections/Contact'
import { Fees } from '../sections/Fees'
import { Hero } from '../sections/Hero'
import { People } from '../sections/People'
import { Questions } from '../sections/Questions'
import { Services } from '../sections/Services'
import { Texts } from '../sections/Texts'
import { WhyChoose } from '../sections/WhyChoose'

const COMPONENTS: Record<SectionName, ComponentType> = {
  services: Services,
  people: People,
  texts: Texts,
  fees: Fees,
  questions: Questions,
  whyChoose: WhyChoose,
  callToAction: CallToAction,
}

export const page: Page = {
  address: '',
  title: words.title ?? `${practice.name} – ${words.tagline.join(' ')}`,
  description: words.description,
  body: (
    <>
      <Hero />
      {sectionsOf(practice).map((name) => {
        const Section = COMPONENTS[name]
        return <Section key={name} />
      })}
      <Contact />
    </>
  ),
}

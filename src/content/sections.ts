/** What can stand between the first screen and the contact section, in the order that it has if a practice says nothing. */
export const SECTIONS = ['services', 'people', 'texts', 'fees', 'questions', 'whyChoose', 'callToAction'] as const

export type SectionName = (typeof SECTIONS)[number]

type Written = {
  sections?: SectionName[] | undefined
  people?: unknown
  texts?: { title: string }[] | undefined
  fees?: unknown
  questions?: unknown
}

/** The sections that the practice's page has. */
export function sectionsOf(practice: Written) {
  const { sections = [...SECTIONS], people, texts, fees, questions } = practice
  const written: Partial<Record<SectionName, unknown>> = { people, texts, fees, questions }
  return sections.filter((name) => !(name in written) || written[name])
}

const IDS = { services: 'services', people: 'people', fees: 'fees', questions: 'questions', whyChoose: 'why-choose' }

/** The ids that links on the practice's page can lead to. */
export function linkTargets(practice: Written) {
  const sections = sectionsOf(practice)
  const ids = sections.flatMap((name) => (name in IDS ? [IDS[name as keyof typeof IDS]] : []))
  return ['home', 'contact', ...ids, ...(sections.includes('texts') ? textIds(practice.texts ?? []) : [])]
}

/** Ids that the page, its drawings or its form have. A test compares them with the pages. */
const TAKEN =
  /^(main|home|services|people|fees|questions|why-choose|call-to-action|contact|emergency|overlap|photo-form|enquiry-form|form-(island|unavailable)|name|email|service|message|phone|more-\d+|.*-(title|hint))$/

/** An id of its own for each text, made from its title in whatever script: “お部屋” is お部屋, a second one お部屋-2. */
export function textIds(texts: { title: string }[]) {
  const ids: string[] = []
  for (const { title } of texts) {
    const words = title
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
    const id = words?.join('-') ?? 'text'
    const isFree = (candidate: string) => !TAKEN.test(candidate) && !ids.includes(candidate)
    let number = 2
    let free = id
    while (!isFree(free)) free = `${id}-${number++}`
    ids.push(free)
  }
  return ids
}

import english from '../../words/en'

/** Mistakes that editing a copy can leave behind. */
const { phone: _, ...contact } = english.contact
const [first] = english.services.offers

export default {
  ...english,
  contact,
  services: { ...english.services, offers: [{ ...first, drawing: 'tree' }] },
}

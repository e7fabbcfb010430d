import english from '../../words/en'

/** What somebody could leave behind who edits a copy. */
const { phone: _, ...contact } = english.contact
const [first] = english.services.offers

export default {
  ...english,
  contact,
  services: { ...english.services, offers: [{ ...first, drawing: 'tree' }] },
}

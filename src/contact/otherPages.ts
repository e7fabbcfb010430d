import { practice } from '../content/content'

const isMessenger = ({ address }: { address: string }) => /^https:\/\/(wa|t|signal)\.me\//.test(address)

/** Where people write to the practice, among its pages on other sites, and the others. */
export const messengers = practice.links?.filter(isMessenger) ?? []
export const otherPages = practice.links?.filter((link) => !isMessenger(link)) ?? []

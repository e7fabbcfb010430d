/** What a practice says about itself in `practice.config.ts`. */
export type Practice = {
  name: string
  address: string
  phone: string
  email: string
  facebook: string
  instagram: string
  emailjs: EmailjsIdentifiers

  emergency?: string
  openingWords?: string
  areasServed?: string[]
  languages?: string[]
  copyrightYear?: number
  themeColor?: string
  kindOfBusiness?: string
}

export type EmailjsIdentifiers = {
  publicKey: string
  serviceId: string
  templateId: string
}

export function phoneLink(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

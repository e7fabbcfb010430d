/** Every word on the page that is not in `practice.config.ts`. */

export const tagline = ['Care for your mind,', 'care for your relationships'] as const

export const DEFAULT_COPYRIGHT_YEAR = 2025

export const skip = 'Skip to the content'

export const header = {
  label: 'Main',
  links: [
    { label: 'Home', href: '#home' },
    { label: 'Services', href: '#services' },
    { label: 'Contact', href: '#contact' },
  ],
  book: 'Book Session',
} as const

export const hero = {
  openingWords:
    'One-on-one online counseling for students, adults and couples. An unhurried hour with someone who listens, from wherever you feel at ease.',
  start: 'Start Your Journey',
  reassurance: 'Asking is free, and commits you to nothing.',
} as const

export const services = {
  title: 'Services',
  intro:
    'You do not need to know yet what is wrong. Pick what sounds closest, and we will find the rest together.',
  offers: [
    {
      drawing: 'individual',
      name: 'Individual Counseling',
      words:
        'An hour that belongs to you alone. We look at what weighs on you, at your pace, one small step after another.',
      tagsLabel: 'It can help with',
      tags: ['Worry and stress', 'Low mood', 'Loss', 'Student life'],
    },
    {
      drawing: 'couples',
      name: 'Couples Counselling',
      words:
        'For two people who would like to hear each other again. You both get room to speak, and nobody takes sides.',
      tagsLabel: 'It can help with',
      tags: ['Talking again', 'Trust', 'Big decisions'],
    },
    {
      drawing: 'online',
      name: 'Online Sessions',
      words:
        'We meet by video, so the room is one that you choose. You need a phone or a laptop, and a door that you can close.',
      tagsLabel: 'What it offers',
      tags: ['By video', 'No travel', 'A place you choose'],
    },
  ],
} as const

export const whyChoose = {
  title: 'Why Choose Us',
  points: [
    {
      mark: 'care',
      name: 'Professional Care',
      words: 'You talk to a trained counselor, who keeps what you say in confidence.',
    },
    {
      mark: 'communication',
      name: 'Easy Communication',
      words: 'Write, call or meet by video. Plain words are enough, and a few of them will do.',
    },
    {
      mark: 'support',
      name: 'Compassionate Support',
      words: 'You are met with warmth and without judgment, on good days and on bad ones.',
    },
    {
      mark: 'approach',
      name: 'Personalized Approach',
      words: 'No two people are alike. We agree on what you want, and go as fast as suits you.',
    },
  ],
} as const

export const callToAction = {
  title: 'Ready to Start Your Healing Journey',
  words: 'The first step is a short message. You can write it now, or come back to it when you are ready.',
  contact: 'Contact Us Today',
} as const

export const contact = {
  title: 'Contact',
  intro: 'Write to us here, or reach us in the way that is easiest for you.',
  phone: 'Phone',
  email: 'Email',
  follow: 'Elsewhere',
  facebook: 'Facebook',
  instagram: 'Instagram',
  elsewhere: '(opens their site)',
  languages: 'We speak',
  next: {
    title: 'What happens next',
    steps: [
      'A counselor reads your message.',
      'We answer to the email address that you give.',
      'If it feels right to you, we agree on a first session.',
    ],
  },
  privacy: {
    title: 'Your privacy',
    words:
      'Your message goes to the practice through its email provider. This page sets no cookies and tracks nobody.',
  },
  emergency: 'In an emergency',
} as const

export const enquiry = {
  services: ['Individual Counseling', 'Couples Counselling', 'Student Support'],
  title: 'Schedule a Session',
  name: 'Name',
  email: 'Email',
  service: 'Service',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  success: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
  nothingKept: 'You can close this page now. It keeps nothing of what you wrote.',
  error: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
  missing: {
    name: 'Please write your name, or what we may call you.',
    email: 'Please write your email address in full, so that we can answer.',
    message: 'Please write a few words.',
  },
  kept: 'Everything you wrote is still here.',
  writeMail: 'Send it as an email',
  openMail: 'Open your own email',
  copy: 'Copy what you wrote',
  copied: 'Copied. Paste it into an email to us.',
  copyByHand:
    'Your browser does not let this page copy. Here is everything you wrote, selected for you to copy by hand:',
  call: 'Call',
  mailSubject: 'Enquiry: ',
  withoutScript:
    'The form needs JavaScript, which is switched off in your browser. Please call or write to us instead:',
} as const

export const notFound = {
  title: 'This page is not here',
  words: 'Perhaps the address has a slip in it, or the page has moved. You have not lost anything.',
  home: 'Go to the start',
} as const

export const meta = {
  description:
    'One-on-one online counseling for students, adults and couples. Care for your mind, care for your relationships.',
} as const

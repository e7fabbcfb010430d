import type { Words } from '../practice/wordsSchema'

// Everything the page says, in US English. To change it, copy this file, edit the copy, and put its name in
// practice.config.ts. docs/how-do-i.md explains the rest. "Counselling", "Sending..." and the straight apostrophe in
// `success` are deliberate. In your copy, write them however you like.

const words: Words = {
  language: { code: 'en', invitation: 'This page in English' },
  description:
    'Online counseling for students, adults and couples. Confidential and unhurried. Care for your mind, care for your relationships.',
  tagline: ['Care for your mind,', 'care for your relationships'],
  skip: 'Skip to content',

  header: {
    label: 'Main',
    home: 'Home',
    services: 'Services',
    contact: 'Contact',
    book: 'Book Session',
    languages: 'Languages',
  },

  hero: {
    openingWords:
      'Online counseling for students, adults and couples. One-on-one or together, you get an unhurried hour with someone who listens, wherever you feel at ease.',
    start: 'Start Your Journey',
    reassurance: 'Reaching out is free and doesn’t commit you to anything.',
  },

  services: {
    title: 'Services',
    intro: 'You don’t need to have it all figured out. Pick what sounds closest, and we’ll work out the rest together.',
    offers: [
      {
        drawing: 'growing',
        name: 'Individual Counseling',
        words: 'An hour that’s all yours. We look at what’s weighing on you, one small step at a time.',
        tagsLabel: 'It can help with',
        tags: ['Worry and stress', 'Feeling low', 'Grief and loss', 'Student life'],
      },
      {
        drawing: 'leaning',
        name: 'Couples Counselling',
        words:
          'For two people who want to hear each other again. You both get room to speak, and we don’t take sides.',
        tagsLabel: 'It can help with',
        tags: ['Talking openly', 'Trust', 'Big decisions', 'Frequent arguments'],
      },
      {
        drawing: 'windows',
        name: 'Online Sessions',
        words:
          'We meet by video, so you choose the room. All you need is a phone or laptop and a door you can close.',
        tagsLabel: 'Good to know',
        tags: ['By video', 'No travel', 'A place you choose', 'Phone or laptop'],
      },
    ],
  },

  whyChoose: {
    title: 'Why Choose Us',
    points: [
      {
        drawing: 'care',
        name: 'Professional Care',
        words: 'You’ll talk with a trained counselor, and what you share stays confidential.',
      },
      {
        drawing: 'communication',
        name: 'Easy Communication',
        words: 'Write, call or meet by video. You don’t need the right words; a few simple ones will do.',
      },
      {
        drawing: 'support',
        name: 'Compassionate Support',
        words: 'You’ll be met with warmth and without judgment, on good days and bad.',
      },
      {
        drawing: 'approach',
        name: 'Personalized Approach',
        words: 'No two people are alike. We set goals together and go at your pace.',
      },
    ],
  },

  callToAction: {
    title: 'Ready to Start Your Healing Journey',
    words: 'The first step is a short message. You can write it now, or come back when you’re ready.',
    contact: 'Contact Us Today',
  },

  contact: {
    title: 'Contact',
    intro: 'Write to us here, or reach us in whatever way is easiest for you.',
    booking: { label: 'Book online', link: 'Choose a time' },
    phone: 'Phone',
    secondPhone: 'Second phone',
    email: 'Email',
    hours: { label: 'Hours', allDay: '24 hours', days: '{from}–{to}', times: '{from}–{to}' },
    byAppointment: 'By appointment',
    place: {
      label: 'Sessions',
      inPerson: 'In person',
      online: 'Online',
      both: 'In person and online',
      map: 'View map',
    },
    license: 'License',
    follow: 'Find us on',
    opensAnotherSite: '(opens another site)',
    languages: 'We speak',
    next: {
      title: 'What happens next',
      steps: [
        'A counselor will read your message.',
        'We’ll reply by email.',
        'If it feels right to you, we’ll schedule a first session.',
      ],
    },
    privacy: {
      title: 'Your privacy',
      words: 'Your message reaches us through our email provider. This page sets no cookies and doesn’t track you.',
      notice: 'Read our privacy notice',
    },
    emergency: 'In an emergency',
  },

  enquiry: {
    title: 'Schedule a Session',
    allNeeded: 'Please fill in every field. Not sure which service to choose? Just leave it as is.',
    allNeededOneService: 'Please fill in every field.',
    name: 'Name',
    email: 'Email',
    service: 'Service',
    services: ['Individual Counseling', 'Couples Counselling', 'Student Support'],
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    success: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
    nothingKept: 'You can close this page now. Nothing you wrote is stored here.',
    another: 'Write another message',
    error: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
    kept: 'Everything you wrote is still here.',
    missing: {
      name: 'Please enter your name, or what you’d like us to call you.',
      email: 'Please enter your full email address so we can reply.',
      message: 'Please write a few words.',
    },
    writeMail: 'Send it as an email',
    openMail: 'Open your email app',
    tryAgain: 'Try again',
    sharedComputer:
      'On a shared computer, it’s more private to copy your message and paste it into an email: the email link can leave your words in the browser history.',
    copy: 'Copy what you wrote',
    copied: 'Copied. Paste it into an email to us.',
    copyByHand: 'Your browser won’t let this page copy text. Here’s what you wrote, already selected:',
    call: 'Call',
    mailSubject: 'Inquiry: ',
    withoutScript:
      'The form needs JavaScript, which is turned off in your browser. Please call or email us instead:',
    check: 'Only you can see this, because the address ended in #check. The result:',
  },

  footer: { imprint: 'Legal notice', privacyNotice: 'Privacy notice' },

  notFound: {
    title: 'Page not found',
    words: 'The address may have a typo, or the page may have moved.',
    home: 'Go to the home page',
  },
}

export default words

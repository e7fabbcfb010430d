import type { Words } from '../src/words'

// Every word of the page in English. To change one, copy this file, edit the copy, and name it in
// practice.config.ts. docs/how-do-i.md has the rest.

const words: Words = {
  language: { code: 'en', direction: 'ltr', invitation: 'This page in English' },
  description:
    'One-on-one online counseling for students, adults and couples. Care for your mind, care for your relationships.',
  tagline: ['Care for your mind,', 'care for your relationships'],
  skip: 'Skip to the content',

  header: {
    label: 'Main',
    home: 'Home',
    services: 'Services',
    contact: 'Contact',
    book: 'Book Session',
  },

  hero: {
    openingWords:
      'One-on-one online counseling for students, adults and couples. An unhurried hour with someone who listens, from wherever you feel at ease.',
    start: 'Start Your Journey',
    reassurance: 'Asking is free and commits you to nothing.',
  },

  services: {
    title: 'Services',
    intro:
      'You don’t need to know yet what is wrong. Pick what sounds closest, and we’ll work out the rest together.',
    offers: [
      {
        drawing: 'growing',
        name: 'Individual Counseling',
        words:
          'An hour that belongs to you alone. We look at what weighs on you, at your pace, one small step at a time.',
        tagsLabel: 'It can help with',
        tags: ['Worry and stress', 'Low mood', 'Loss', 'Student life'],
      },
      {
        drawing: 'leaning',
        name: 'Couples Counselling',
        words:
          'For two people who would like to hear each other again. You both get room to speak, and nobody takes sides.',
        tagsLabel: 'It can help with',
        tags: ['Talking again', 'Trust', 'Big decisions'],
      },
      {
        drawing: 'windows',
        name: 'Online Sessions',
        words:
          'We meet by video, so you choose the room. All you need is a phone or a laptop, and a door you can close.',
        tagsLabel: 'What it offers',
        tags: ['By video', 'No travel', 'A place you choose'],
      },
    ],
  },

  whyChoose: {
    title: 'Why Choose Us',
    points: [
      {
        drawing: 'care',
        name: 'Professional Care',
        words: 'You talk to a trained counselor, and what you say stays between you.',
      },
      {
        drawing: 'communication',
        name: 'Easy Communication',
        words: 'Write, call or meet by video. Plain words are enough, and a few will do.',
      },
      {
        drawing: 'support',
        name: 'Compassionate Support',
        words: 'You are met with warmth and without judgment, on good days and bad ones.',
      },
      {
        drawing: 'approach',
        name: 'Personalized Approach',
        words: 'No two people are alike. We agree on what you want, and go at the speed that suits you.',
      },
    ],
  },

  callToAction: {
    title: 'Ready to Start Your Healing Journey',
    words: 'The first step is a short message. You can write it now, or come back when you are ready.',
    contact: 'Contact Us Today',
  },

  contact: {
    title: 'Contact',
    intro: 'Write to us here, or reach us in whatever way is easiest for you.',
    phone: 'Phone',
    secondPhone: 'Second phone',
    email: 'Email',
    hours: 'Hours',
    follow: 'Find us on',
    opensTheirSite: '(opens their site)',
    languages: 'We speak',
    next: {
      title: 'What happens next',
      steps: [
        'A counselor reads your message.',
        'We reply to the email address you give us.',
        'If it feels right to you, we arrange a first session.',
      ],
    },
    privacy: {
      title: 'Your privacy',
      words:
        'Your message goes to the practice through its email provider. This page sets no cookies and tracks nobody.',
      notice: 'Read our privacy notice',
    },
    emergency: 'In an emergency',
  },

  enquiry: {
    title: 'Schedule a Session',
    name: 'Name',
    email: 'Email',
    service: 'Service',
    services: ['Individual Counseling', 'Couples Counselling', 'Student Support'],
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    success: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
    nothingKept: 'You can close this page now. It keeps nothing of what you wrote.',
    error: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
    kept: 'Everything you wrote is still here.',
    missing: {
      name: 'Please write your name, or what we may call you.',
      email: 'Please write your email address in full, so that we can answer.',
      message: 'Please write a few words.',
    },
    writeMail: 'Send it as an email',
    openMail: 'Open your own email',
    mailIsKept:
      'On a shared computer, copying leaves less behind: webmail keeps your words in the browser’s history.',
    copy: 'Copy what you wrote',
    copied: 'Copied. Paste it into an email to us.',
    copyByHand:
      'Your browser does not let this page copy. Here is everything you wrote, selected for you to copy by hand:',
    call: 'Call',
    mailSubject: 'Enquiry: ',
    withoutScript:
      'The form needs JavaScript, which is switched off in your browser. Please call or write to us instead:',
    inFrame: 'For your safety the form works only on our own page. Please open it here:',
    check: 'Only you see this, because the address ends in #check. The e-mail provider answered:',
  },

  footer: {
    imprint: 'Imprint',
    privacyNotice: 'Privacy notice',
  },

  notFound: {
    title: 'This page is not here',
    words: 'Perhaps the address has a slip in it, or the page has moved. You have not lost anything.',
    home: 'Go to the start',
  },

  mail: {
    subject: 'Website enquiry',
    opening: 'New enquiry from your website',
    from: 'From',
    email: 'Email',
    closing: 'Sent by the form on your website. Press Reply to answer the sender.',
  },
}

export default words

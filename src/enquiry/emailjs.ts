/** Where enquiries are sent. The local provider has the same path. */
export const EMAILJS = { origin: 'https://api.emailjs.com', path: '/api/v1.0/email/send' }

/** Where enquiries are sent. The local provider uses the same path. */
export const EMAILJS = { origin: 'https://api.emailjs.com', path: '/api/v1.0/email/send' }

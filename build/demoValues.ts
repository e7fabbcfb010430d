/** What practice.config.ts is shipped with: fine on one's own computer, refused for the web. */
export const demoValues = {
  name: 'Example Counseling',
  address: 'https://www.example.com/',
  phone: '+1 212 555 0100',
  email: 'hello@example.com',
  facebook: 'https://www.facebook.com/example-counseling',
  instagram: 'https://www.instagram.com/example.counseling',
  'emailjs.publicKey': 'demo-public-key',
  'emailjs.serviceId': 'service_demo',
  'emailjs.templateId': 'template_demo',
}

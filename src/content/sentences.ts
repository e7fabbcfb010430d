/** What a practice can meet about its settings and words. The name of the setting comes before. */
export const SENTENCES = {
  isEmpty: 'is empty.',
  example: 'is still the example. Replace it with your own.',
  html: 'contains HTML, such as <br> or &amp;. Write the plain text, without signs of that kind.',
  garbled: 'has letters that got lost on the way, such as � or â€™. Type them again.',
  tooLong: (limit: number) => `should have at most ${limit} characters.`,
  description: 'should have at most 200 characters: search engines show about 160.',
  tagline: 'should have two lines.',
  email: 'should be a complete email address, such as name@practice.com',
  phone: 'should be a complete phone number that begins with + and the country code, such as +44 20 7946 0018.',
  emergencyNumber: 'should have only digits and spaces.',
  american:
    'is an American number: 988 and 911 don’t help where your phone number is. Look at every number under ' +
    'emergency: a wrong one can cost a life. If you are not sure, leave emergency out.',
  sameNumber: 'is already in the list above. Delete one of the two.',
  sameService:
    'has the same name in the form as another service above it. Give it another name, or a choice of its own.',
  year: 'should be a year with four digits.',
  language: (languages: string) => `should be one of ${languages}: each is a file in words/.`,
  webAddress: 'should be a complete web address, such as https://www.practice.com/',
  notTopLevel: 'should be the address of the site alone, without what begins with ? or #.',
  http: (better: string) => `should start with https: ${better}`,
  dashboard: (better = 'the one that your host shows you') =>
    `is where you manage your site. Put the address of the site itself here: ${better}`,
  placeholder: 'still has “your-…” in it. Replace it with your own.',
  noAddress:
    'address is missing. Only Netlify and GitHub Pages fill it in. Add a line for it, such as: address: https://practice.pages.dev/',
  drawing: (drawings: string) => `should be one of the drawings: ${drawings}.`,
}

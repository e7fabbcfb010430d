/** What a practice can meet about its settings and words. The name of the setting comes before. */
export const SENTENCES = {
  example: 'is still the example. Replace it with your own.',
  exampleProvider: (setting: string) =>
    `is still the example. Replace it with your own, or delete the lines of ${setting}: then the page has no form, and people call or write an email.`,
  html: 'contains HTML, such as <br> or &amp;. Write the plain text, without signs of that kind.',
  garbled: 'has letters that got lost on the way, such as � or â€™. Type them again.',
  tooLong: (limit: number) => `should have at most ${limit} characters.`,
  description: 'should have at most 200 characters: search engines show about 160.',
  tagline: 'should have two lines, each on a line of its own.',
  email: 'should be a complete email address, such as name@practice.com',
  phone: 'should be a complete phone number that begins with + and the country code, such as +44 20 7946 0018.',
  emergencyNumber: 'should have only digits and spaces. For two numbers, make two entries.',
  american:
    'is an American number: 988 and 911 don’t help where your phone number is. Look at every number under ' +
    'emergency: a wrong one can cost a life. If you are not sure, leave emergency out.',
  emergencyLength: 'should have 2 to 15 digits.',
  noNumber: 'needs a number to call, an sms number to text, or both.',
  sameService:
    'has the same name in the form as another service above it. Give it another name, or a choice of its own.',
  labelNeeded: 'should be the label of the field, such as Phone, if I may call.',
  drawingOrPhoto: 'should have a drawing or a photo, not both.',
  focus: (names: string) => `should be one of ${names}.`,
  section: (names: string) => `should be one of ${names}.`,
  sameEntry: 'is already in the list above. Delete one of the two.',
  sameLabel: 'has the same label as another field of the form. Give it another one.',
  yesOrNo: 'should be yes or no.',
  rawSign: (sign: string) =>
    `has signs that would be shown as they are: ${sign} A link is [its words](https://its.address/), without spaces in its address or before it. A heading has a space after ##.`,
  noScheme: (address: string) =>
    `has a link to ${address}. A web address begins with https://, an email with mailto:, and a phone number with tel:`,
  noTarget: (address: string, targets: string) =>
    `has a link to ${address}, which doesn’t exist. These do: ${targets}.`,
  unknownWord: (name: string, similar: string) =>
    `${name} is not the name of a text of the page.${similar && ` Did you mean ${similar}?`} words/en.yaml has all names.`,
  otherFile: (names: string) =>
    `${names} is beside this file, and isn’t read. Keep one of them, and call it practice.yaml.`,
  year: 'should be a year with four digits.',
  language: (languages: string) =>
    `should be one of ${languages}: each is a file in words/. Without a country, such as de, except for these.`,
  webAddress: 'should be a complete web address, such as https://www.practice.com/',
  notTopLevel: 'should be the address of the site alone, without what begins with ? or #.',
  http: (better: string) => `should start with https: ${better}`,
  dashboard: (better = 'the one that your host shows you') =>
    `is where you manage your site. Put the address of the site itself here: ${better}`,
  otherSite: 'is your page on another site, or where you edit this one. Put the address that this site will have.',
  placeholder: 'is still an example. Write the address that your host shows you.',
  noAddress:
    'address is missing. Only Netlify and GitHub Pages fill it in. Add a line for it, such as: address: https://www.your-practice.com/',
  drawing: (drawings: string) => `should be one of the drawings: ${drawings}.`,
}

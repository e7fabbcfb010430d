import type { Words } from '../../practice/wordsSchema'
import german from '../../words/de'

const { offers } = german.services

export default {
  ...german,
  services: {
    ...german.services,
    // six services: the German ones, then each again with a different name and drawing
    offers: [
      ...offers,
      ...offers.map((offer, index) => {
        const drawing = (['reading', 'family', 'circle'] as const)[index] ?? 'reading'
        return {
          ...offer,
          drawing,
          name: `${offer.name} in der Gruppe`,
          words: 'Sechs Menschen, ein Abend in der Woche.',
        }
      }),
    ],
  },
  people: {
    title: 'Wer für Sie da ist',
    intro: 'Sie können sich aussuchen, mit wem Sie sprechen möchten.',
    persons: [
      {
        name: 'Dr. Zofia Łukasiewicz-Brandenburger',
        training: ['Diplom-Psychologin, Universität Łódź', 'Approbierte Psychologische Psychotherapeutin, PTK Berlin'],
        words: 'Ich höre erst einmal zu. Dann schauen wir gemeinsam, was Ihnen guttut und was nicht.',
        portrait: { file: 'a portrait.png', description: 'Zofia lächelt, sie sitzt an einem Fenster.' },
      },
      {
        name: 'Samuel Okonkwo',
        training: ['M. Sc. Psychologie', 'Systemischer Paartherapeut (DGSF)'],
        words: 'Mit Paaren arbeite ich seit zwölf Jahren. Mir ist wichtig, dass beide Raum haben.',
      },
    ],
  },
  fees: {
    title: 'Honorar',
    intro: 'Sie zahlen nach jeder Sitzung. Das erste Gespräch von 20 Minuten ist kostenlos.',
    prices: [
      { what: 'Einzelberatung, 50 Minuten', price: '95 €' },
      { what: 'Paarberatung, 80 Minuten', price: '150 €' },
    ],
    note: 'Absagen sind bis 24 Stunden vorher kostenlos.',
  },
  questions: {
    title: 'Häufige Fragen',
    entries: [
      { question: 'Erfährt jemand, dass ich hier bin?', answer: 'Nein. Wir unterliegen der Schweigepflicht.' },
      { question: 'Wie schnell bekomme ich einen Termin?', answer: 'Meist innerhalb von zwei Wochen.' },
    ],
  },
  imprint: {
    title: 'Impressum',
    sections: [{ paragraphs: ['Gemeinschaftspraxis Süd\nBeispielstraße 1\n12345 Berlin', 'Telefon: +49 30 901820'] }],
  },
  privacyNotice: {
    title: 'Datenschutzerklärung',
    sections: [
      { title: 'Wer verantwortlich ist', paragraphs: ['Dr. Zofia Łukasiewicz-Brandenburger'] },
      { title: 'Was gesendet wird', paragraphs: ['Name, E-Mail-Adresse, Angebot und Nachricht, über EmailJS.'] },
    ],
  },
} satisfies Words

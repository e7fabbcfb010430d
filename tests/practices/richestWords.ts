import type { Words } from '../../practice/wordsSchema'
import german from '../../words/de'

const { offers } = german.services

export default {
  ...german,
  services: {
    ...german.services,
    offers: [
      ...offers,
      {
        drawing: 'reading',
        name: 'Beratung für Studierende',
        words: 'Wenn Prüfungen den Schlaf rauben oder das Fach nicht mehr passt, sortieren wir gemeinsam.',
        tagsLabel: 'Mögliche Themen',
        tags: ['Prüfungsangst', 'Aufschieben', 'Studienwechsel', 'Neue Stadt'],
      },
      {
        drawing: 'family',
        name: 'Familienberatung',
        words: 'Für Eltern, Kinder und alle, die dazugehören. Sie entscheiden, wer mitkommt.',
        tagsLabel: 'Mögliche Themen',
        tags: ['Alltag', 'Trennung', 'Pubertät', 'Patchworkfamilie'],
      },
      {
        drawing: 'circle',
        name: 'Gesprächsgruppe',
        words: 'Sechs Menschen, ein Abend in der Woche.',
        tagsLabel: 'Gut zu wissen',
        tags: ['Donnerstags', 'Feste Gruppe', 'Zehn Abende', 'Vorgespräch'],
      },
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
      { what: 'Gesprächsgruppe, 90 Minuten', price: '35 €' },
    ],
    note: 'Absagen sind bis 24 Stunden vorher kostenlos.',
  },
  questions: {
    title: 'Häufige Fragen',
    entries: [
      { question: 'Erfährt jemand, dass ich hier bin?', answer: 'Nein. Wir unterliegen der Schweigepflicht.' },
      { question: 'Wie schnell bekomme ich einen Termin?', answer: 'Meist innerhalb von zwei Wochen.' },
      {
        question: 'Zahlt meine Krankenkasse?',
        answer: 'Gesetzliche Kassen zahlen Beratung in der Regel nicht. Manche privaten Kassen erstatten einen Teil.',
      },
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

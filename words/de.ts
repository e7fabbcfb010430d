import type { Words } from '../src/words'

// Deutsch, mit „Sie“: So sprechen die meisten Praxen Erwachsene an, die sie noch nicht kennen.

const words: Words = {
  language: { code: 'de', direction: 'ltr', invitation: 'Diese Seite auf Deutsch' },
  description:
    'Psychologische Online-Beratung für Studierende, Erwachsene und Paare – in Ruhe und vertraulich. Gut zu sich selbst, gut zueinander.',
  tagline: ['Gut zu sich selbst,', 'gut zueinander'],
  skip: 'Zum Inhalt springen',

  header: {
    label: 'Hauptmenü',
    home: 'Start',
    services: 'Angebot',
    contact: 'Kontakt',
    book: 'Termin anfragen',
  },

  hero: {
    openingWords:
      'Psychologische Beratung online, für Studierende, Erwachsene und Paare. Eine Stunde ohne Eile, mit jemandem, der zuhört – dort, wo Sie sich wohlfühlen.',
    start: 'Den ersten Schritt gehen',
    reassurance: 'Fragen kostet nichts und verpflichtet zu nichts.',
  },

  services: {
    title: 'Angebot',
    intro:
      'Sie müssen noch nicht genau wissen, worum es geht. Wählen Sie, was am ehesten passt – alles Weitere klären wir gemeinsam.',
    offers: [
      {
        drawing: 'growing',
        name: 'Einzelberatung',
        words:
          'Eine Stunde, die nur Ihnen gehört. Wir schauen uns an, was Sie belastet – in Ihrem Tempo, einen kleinen Schritt nach dem anderen.',
        tagsLabel: 'Mögliche Themen',
        tags: ['Sorgen und Stress', 'Niedergeschlagenheit', 'Verlust', 'Studium'],
      },
      {
        drawing: 'leaning',
        name: 'Paarberatung',
        words:
          'Für zwei, die einander wieder zuhören möchten. Sie beide bekommen Raum zum Reden, und niemand ergreift Partei.',
        tagsLabel: 'Mögliche Themen',
        tags: ['Kommunikation', 'Vertrauen', 'Große Entscheidungen'],
      },
      {
        drawing: 'windows',
        name: 'Online-Beratung',
        words:
          'Wir treffen uns per Video, und Sie suchen sich den Raum aus. Sie brauchen nur ein Handy oder einen Laptop und eine Tür, die sich schließen lässt.',
        tagsLabel: 'Ihre Vorteile',
        tags: ['Per Video', 'Keine Anfahrt', 'Ein Ort Ihrer Wahl'],
      },
    ],
  },

  whyChoose: {
    title: 'Was Sie bei uns erwartet',
    points: [
      {
        drawing: 'care',
        name: 'Fachlich fundiert',
        words:
          'Sie sprechen mit einer Person, die dafür ausgebildet ist, und was Sie erzählen, bleibt vertraulich.',
      },
      {
        drawing: 'communication',
        name: 'Leicht zu erreichen',
        words:
          'Schreiben Sie uns, rufen Sie an, oder wir sprechen per Video. Ein paar einfache Worte genügen.',
      },
      {
        drawing: 'support',
        name: 'Mitfühlend begleitet',
        words: 'Wir begegnen Ihnen herzlich und ohne zu urteilen, an guten wie an schlechten Tagen.',
      },
      {
        drawing: 'approach',
        name: 'Ganz auf Sie abgestimmt',
        words:
          'Kein Mensch ist wie der andere. Wir besprechen, was Sie möchten, und gehen so schnell, wie es Ihnen guttut.',
      },
    ],
  },

  callToAction: {
    title: 'Bereit für den ersten Schritt?',
    words: 'Dafür genügt eine kurze Nachricht. Schreiben Sie uns jetzt oder dann, wenn Sie so weit sind.',
    contact: 'Kontakt aufnehmen',
  },

  contact: {
    title: 'Kontakt',
    intro: 'Schreiben Sie uns hier, oder melden Sie sich so, wie es Ihnen am leichtesten fällt.',
    phone: 'Telefon',
    secondPhone: 'Weitere Nummer',
    email: 'E-Mail',
    hours: 'Sprechzeiten',
    follow: 'Auch zu finden auf',
    opensTheirSite: '(führt zu einer anderen Website)',
    languages: 'Wir sprechen',
    next: {
      title: 'So geht es weiter',
      steps: [
        'Jemand aus der Praxis liest Ihre Nachricht.',
        'Wir antworten an die E-Mail-Adresse, die Sie angeben.',
        'Wenn es sich für Sie richtig anfühlt, vereinbaren wir einen ersten Termin.',
      ],
    },
    privacy: {
      title: 'Ihre Daten',
      words:
        'Ihre Nachricht gelangt über den E-Mail-Dienst der Praxis zu uns. Diese Seite verwendet weder Cookies noch Tracking.',
      notice: 'Datenschutzerklärung lesen',
    },
    emergency: 'Im Notfall',
  },

  enquiry: {
    title: 'Termin anfragen',
    name: 'Name',
    email: 'E-Mail',
    service: 'Art der Beratung',
    services: ['Einzelberatung', 'Paarberatung', 'Beratung für Studierende'],
    message: 'Nachricht',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    success: 'Vielen Dank! Ihre Nachricht wurde gesendet. Wir melden uns bald bei Ihnen.',
    nothingKept:
      'Sie können diese Seite jetzt schließen. Von dem, was Sie geschrieben haben, bleibt hier nichts gespeichert.',
    error:
      'Es tut uns leid, Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.',
    kept: 'Alles, was Sie geschrieben haben, ist noch da.',
    missing: {
      name: 'Bitte schreiben Sie Ihren Namen, oder wie wir Sie nennen dürfen.',
      email: 'Bitte schreiben Sie Ihre vollständige E-Mail-Adresse, damit wir antworten können.',
      message: 'Bitte schreiben Sie ein paar Worte.',
    },
    writeMail: 'Als E-Mail senden',
    openMail: 'Eigenes E-Mail-Programm öffnen',
    mailIsKept:
      'An einem Computer, den auch andere nutzen, ist Kopieren diskreter: Webmail behält Ihre Worte im Verlauf des Browsers.',
    copy: 'Text kopieren',
    copied: 'Kopiert. Sie können es in eine E-Mail an uns einfügen.',
    copyByHand:
      'Ihr Browser erlaubt das automatische Kopieren nicht. Hier steht alles, was Sie geschrieben haben, schon markiert, damit Sie es selbst kopieren können:',
    call: 'Anrufen:',
    mailSubject: 'Anfrage: ',
    withoutScript:
      'Das Formular braucht JavaScript, das in Ihrem Browser ausgeschaltet ist. Bitte rufen Sie an oder schreiben Sie uns:',
    inFrame:
      'Zu Ihrer Sicherheit funktioniert das Formular nur auf unserer eigenen Seite. Bitte öffnen Sie sie hier:',
    check: 'Das sehen nur Sie, weil die Adresse mit #check endet. Der E-Mail-Dienst hat geantwortet:',
  },

  footer: {
    imprint: 'Impressum',
    privacyNotice: 'Datenschutz',
  },

  notFound: {
    title: 'Diese Seite gibt es hier nicht',
    words:
      'Vielleicht hat sich in der Adresse ein Fehler eingeschlichen, oder die Seite ist umgezogen. Verloren ist nichts.',
    home: 'Zur Startseite',
  },

  mail: {
    subject: 'Anfrage über die Website',
    opening: 'Neue Anfrage über Ihre Website',
    from: 'Von',
    email: 'E-Mail',
    closing: 'Gesendet über das Formular Ihrer Website. Mit „Antworten“ schreiben Sie direkt zurück.',
  },
}

export default words

import type { Words } from '../practice/wordsSchema'

// Deutsch, mit „Sie“: So sprechen die meisten Praxen Erwachsene an, die sie noch nicht kennen.
// „Psychologische Beratung“ und „Therapie“ stehen hier nicht, weil nicht jede Praxis ihr Angebot so nennen darf. Wer es darf,
// schreibt es in description, hero und services. In der Schweiz: ss statt ß.

const words: Words = {
  language: { code: 'de', invitation: 'Diese Seite auf Deutsch' },
  description:
    'Online-Beratung für Studierende, Erwachsene und Paare. Vertraulich und ohne Eile. Gut zu sich selbst, gut zueinander.',
  tagline: ['Gut zu sich selbst,', 'gut zueinander'],
  skip: 'Zum Inhalt springen',

  header: {
    label: 'Hauptmenü',
    home: 'Start',
    services: 'Angebot',
    contact: 'Kontakt',
    book: 'Termin anfragen',
    languages: 'Sprachen',
  },

  hero: {
    openingWords:
      'Online-Beratung für Studierende, Erwachsene und Paare. Eine Stunde, in der Ihnen jemand in Ruhe zuhört – wo immer Sie sich wohlfühlen.',
    start: 'Den ersten Schritt gehen',
    reassurance: 'Ihre Anfrage kostet nichts und verpflichtet Sie zu nichts.',
  },

  services: {
    title: 'Angebot',
    intro:
      'Sie müssen noch nicht genau wissen, was Sie brauchen. Wählen Sie, was am ehesten passt – alles Weitere klären wir gemeinsam.',
    offers: [
      {
        drawing: 'growing',
        name: 'Einzelberatung',
        words:
          'Eine Stunde, die nur Ihnen gehört. Wir schauen uns an, was Sie belastet – in Ihrem Tempo, Schritt für Schritt.',
        tagsLabel: 'Mögliche Themen',
        tags: ['Sorgen und Stress', 'Stimmungstiefs', 'Trauer und Verlust', 'Studium'],
      },
      {
        drawing: 'leaning',
        name: 'Paarberatung',
        words: 'Für zwei, die einander wieder zuhören möchten. Beide kommen zu Wort, und wir ergreifen für niemanden Partei.',
        tagsLabel: 'Mögliche Themen',
        tags: ['Miteinander reden', 'Vertrauen', 'Große Entscheidungen', 'Umgang mit Streit'],
      },
      {
        drawing: 'windows',
        name: 'Online-Gespräche',
        words:
          'Wir sehen uns per Video, und Sie wählen den Ort. Dafür genügen ein Handy oder Laptop und ein Raum, in dem Sie ungestört sind.',
        tagsLabel: 'Gut zu wissen',
        tags: ['Per Video', 'Keine Anfahrt', 'Ein Ort Ihrer Wahl', 'Handy oder Laptop'],
      },
    ],
  },

  whyChoose: {
    title: 'Was Sie bei uns erwartet',
    points: [
      {
        drawing: 'care',
        name: 'Fachlich fundiert',
        words: 'Wir sind für diese Arbeit ausgebildet. Was Sie uns erzählen, bleibt vertraulich.',
      },
      {
        drawing: 'communication',
        name: 'Leicht zu erreichen',
        words: 'Schreiben Sie uns, rufen Sie an oder sprechen Sie per Video mit uns. Sie müssen nicht nach den richtigen Worten suchen – ein paar einfache genügen.',
      },
      {
        drawing: 'support',
        name: 'Einfühlsam begleitet',
        words: 'Wir begegnen Ihnen herzlich und ohne zu werten, an guten wie an schlechten Tagen.',
      },
      {
        drawing: 'approach',
        name: 'Ganz auf Sie abgestimmt',
        words: 'Jeder Mensch ist anders. Die Ziele legen wir gemeinsam fest, das Tempo bestimmen Sie.',
      },
    ],
  },

  callToAction: {
    title: 'Bereit für den ersten Schritt?',
    words: 'Dafür genügt eine kurze Nachricht. Schreiben Sie uns jetzt – oder dann, wenn Sie so weit sind.',
    contact: 'Kontakt aufnehmen',
  },

  contact: {
    title: 'Kontakt',
    intro: 'Schreiben Sie uns hier oder melden Sie sich so, wie es Ihnen am leichtesten fällt.',
    booking: { label: 'Online buchen', link: 'Termin auswählen' },
    phone: 'Telefon',
    secondPhone: 'Weitere Nummer',
    email: 'E‑Mail',
    hours: {
      label: 'Sprechzeiten',
      allDay: 'rund um die Uhr',
      days: '{from} bis {to}',
      times: '{from}–{to} Uhr',
      time: '{hour}:{minutes}',
      wholeHour: '{hour}',
    },
    byAppointment: 'Nach Vereinbarung',
    place: {
      label: 'Gespräche',
      inPerson: 'In der Praxis',
      online: 'Online',
      both: 'In der Praxis und online',
      map: 'Karte öffnen',
    },
    license: 'Qualifikation',
    follow: 'Auch auf',
    opensAnotherSite: '(führt zu einer anderen Website)',
    languages: 'Wir sprechen',
    next: {
      title: 'So geht es weiter',
      steps: [
        'Wir lesen Ihre Nachricht aufmerksam.',
        'Wir antworten Ihnen per E‑Mail.',
        'Wenn es für Sie passt, vereinbaren wir ein erstes Gespräch.',
      ],
    },
    privacy: {
      title: 'Ihre Daten',
      words:
        'Ihre Nachricht erreicht uns über unseren E‑Mail-Dienst. Diese Seite verwendet weder Cookies noch Tracking.',
      notice: 'Datenschutzerklärung lesen',
    },
    emergency: 'Im Notfall',
  },

  enquiry: {
    title: 'Termin anfragen',
    allNeeded: 'Bitte füllen Sie alle Felder aus. Sind Sie unsicher, welche Beratung passt? Dann lassen Sie die Auswahl einfach, wie sie ist.',
    allNeededOneService: 'Bitte füllen Sie alle Felder aus.',
    name: 'Name',
    email: 'E‑Mail',
    service: 'Art der Beratung',
    services: ['Einzelberatung', 'Paarberatung', 'Beratung für Studierende'],
    message: 'Nachricht',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    success: 'Vielen Dank! Ihre Nachricht wurde gesendet. Wir melden uns bald bei Ihnen.',
    nothingKept: 'Sie können diese Seite jetzt schließen. Auf dieser Seite wird Ihre Nachricht nicht gespeichert.',
    another: 'Noch eine Nachricht schreiben',
    error:
      'Leider konnte Ihre Nachricht nicht gesendet werden. Bitte versuchen Sie es noch einmal oder wenden Sie sich direkt an uns.',
    kept: 'Alles, was Sie geschrieben haben, ist noch da.',
    missing: {
      name: 'Bitte geben Sie an, wie Sie heißen oder wie wir Sie ansprechen dürfen.',
      email: 'Bitte geben Sie Ihre vollständige E‑Mail-Adresse an, damit wir Ihnen antworten können.',
      message: 'Bitte schreiben Sie ein paar Worte.',
    },
    writeMail: 'Als E‑Mail senden',
    openMail: 'E‑Mail-Programm öffnen',
    tryAgain: 'Noch einmal versuchen',
    sharedComputer:
      'Nutzen auch andere dieses Gerät? Dann kopieren Sie den Text lieber selbst in eine E‑Mail: Der E‑Mail-Link kann Spuren im Browserverlauf hinterlassen.',
    copy: 'Text kopieren',
    copied: 'Kopiert. Fügen Sie den Text in eine E‑Mail an uns ein.',
    copyByHand: 'Ihr Browser erlaubt das automatische Kopieren nicht. Hier ist Ihr Text, bereits markiert:',
    call: 'Anrufen:',
    mailSubject: 'Anfrage: ',
    withoutScript:
      'Das Formular funktioniert nur mit JavaScript, und das ist in Ihrem Browser ausgeschaltet. Bitte rufen Sie uns an oder schreiben Sie uns eine E‑Mail:',
    check: 'Das sehen nur Sie, weil Sie die Seite mit #check aufgerufen haben. Das Ergebnis:',
  },

  footer: { imprint: 'Impressum', privacyNotice: 'Datenschutz' },

  notFound: {
    title: 'Seite nicht gefunden',
    words:
      'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
  },
}

export default words

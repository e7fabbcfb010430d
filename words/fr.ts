import type { Words } from '../practice/wordsSchema'

// Français, avec « vous » : c’est ainsi que les cabinets s’adressent aux personnes qu’ils ne connaissent pas encore.
// « Psychologique » et « thérapie » n’y figurent pas : ces mots touchent à des titres protégés. Si vous portez un tel
// titre, ajoutez-le dans description, hero et services.

const words: Words = {
  language: { code: 'fr', invitation: 'Cette page en français' },
  description:
    'Écoute et accompagnement en ligne pour les étudiants, les adultes et les couples. Prendre soin de soi, prendre soin de ses relations.',
  tagline: ['Prendre soin de soi,', 'prendre soin de ses relations'],
  skip: 'Aller au contenu',

  header: {
    label: 'Menu principal',
    home: 'Accueil',
    services: 'Séances',
    contact: 'Contact',
    book: 'Rendez‑vous',
    languages: 'Langues',
  },

  hero: {
    openingWords:
      'Écoute et accompagnement en ligne pour les étudiants, les adultes et les couples. Une heure pour parler tranquillement, là où vous vous sentez bien, avec quelqu’un qui prend le temps de vous écouter.',
    start: 'Faire le premier pas',
    reassurance: 'Nous écrire ne coûte rien et ne vous engage à rien.',
  },

  services: {
    title: 'Séances',
    intro:
      'Pas besoin d’avoir déjà mis des mots sur ce que vous vivez. Choisissez ce qui s’en approche le plus ; nous verrons le reste ensemble.',
    offers: [
      {
        drawing: 'growing',
        name: 'Séances individuelles',
        words: 'Une heure rien que pour vous. Nous parlons de ce qui vous pèse, à votre rythme, pas à pas.',
        tagsLabel: 'Thèmes possibles',
        tags: ['Stress et inquiétudes', 'Baisse de moral', 'Deuil et séparation', 'Vie étudiante'],
      },
      {
        drawing: 'leaning',
        name: 'Séances de couple',
        words:
          'Pour deux personnes qui aimeraient renouer le dialogue. Chaque point de vue est entendu, et nous ne prenons pas parti.',
        tagsLabel: 'Thèmes possibles',
        tags: ['Communication', 'Confiance', 'Grandes décisions', 'Disputes fréquentes'],
      },
      {
        drawing: 'windows',
        name: 'Séances en ligne',
        words:
          'Nous nous voyons en visio : c’est vous qui choisissez le lieu. Il suffit d’un téléphone ou d’un ordinateur, et d’une pièce où vous serez au calme.',
        tagsLabel: 'En pratique',
        tags: ['En visio', 'Sans déplacement', 'Où vous voulez', 'Téléphone ou ordinateur'],
      },
    ],
  },

  whyChoose: {
    title: 'Ce que vous trouverez ici',
    points: [
      {
        drawing: 'care',
        name: 'Cadre professionnel',
        words: 'Vous parlez avec une personne formée à la relation d’aide, et ce que vous dites reste confidentiel.',
      },
      {
        drawing: 'communication',
        name: 'Contact facile',
        words: 'Vous pouvez nous écrire, nous appeler ou nous voir en visio. Pour commencer, quelques mots suffisent.',
      },
      {
        drawing: 'support',
        name: 'Soutien bienveillant',
        words: 'Nous vous accueillons avec chaleur et sans jugement, les bons jours comme les mauvais.',
      },
      {
        drawing: 'approach',
        name: 'Suivi sur mesure',
        words:
          'Chaque personne est unique. Nous voyons ensemble ce dont vous avez besoin, et nous avançons à votre rythme.',
      },
    ],
  },

  callToAction: {
    title: 'Un premier pas pour aller mieux',
    words:
      'Un court message suffit. Vous pouvez l’écrire maintenant, ou revenir quand ce sera le bon moment pour vous.',
    contact: 'Nous écrire',
  },

  contact: {
    title: 'Contact',
    intro: 'Écrivez‑nous ici, ou contactez‑nous comme vous préférez.',
    booking: { label: 'Réserver en ligne', link: 'Choisir un créneau' },
    phone: 'Téléphone',
    secondPhone: 'Autre numéro',
    email: 'E‑mail',
    hours: {
      label: 'Horaires',
      allDay: '24 h sur 24',
      days: 'du {from} au {to}',
      times: 'de {from} à {to}',
      time: '{hour} h {minutes}',
      wholeHour: '{hour} h',
    },
    byAppointment: 'Sur rendez-vous',
    place: {
      label: 'Séances',
      inPerson: 'Au cabinet',
      online: 'En ligne',
      both: 'Au cabinet et en ligne',
      map: 'Voir le plan',
    },
    license: 'Qualification',
    follow: 'Également sur',
    opensAnotherSite: '(ouvre un autre site)',
    languages: 'Langues parlées',
    next: {
      title: 'Et ensuite ?',
      steps: [
        'Nous lisons votre message avec attention.',
        'Nous vous répondons par e‑mail.',
        'Si vous le souhaitez, nous fixons ensemble la date d’une première séance.',
      ],
    },
    privacy: {
      title: 'Votre vie privée',
      words: 'Votre message nous parvient via notre prestataire de messagerie. Cette page n’utilise ni cookies ni autres traceurs.',
      notice: 'Lire la politique de confidentialité',
    },
    emergency: 'En cas d’urgence',
  },

  enquiry: {
    title: 'Demander un rendez-vous',
    allNeeded: 'Merci de remplir tous les champs. Si vous hésitez sur le type de séance, laissez le choix proposé.',
    allNeededOneService: 'Merci de remplir tous les champs.',
    name: 'Nom ou prénom',
    email: 'E‑mail',
    service: 'Type de séance',
    services: ['Séance individuelle', 'Séance de couple', 'Séance pour étudiants'],
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    success: 'Merci ! Votre message a bien été envoyé. Nous vous répondrons dès que possible.',
    nothingKept: 'Vous pouvez maintenant fermer cette page. Rien de ce que vous avez écrit n’y est conservé.',
    another: 'Écrire un autre message',
    error: 'Toutes nos excuses : votre message n’a pas pu être envoyé. Vous pouvez réessayer ou nous contacter directement.',
    kept: 'Tout ce que vous avez écrit est toujours là.',
    missing: {
      name: 'Indiquez votre nom, ou simplement un prénom.',
      email: 'Indiquez votre adresse e‑mail complète pour que nous puissions vous répondre.',
      message: 'Écrivez‑nous quelques mots.',
    },
    writeMail: 'Envoyer par e‑mail',
    openMail: 'Ouvrir votre messagerie',
    tryAgain: 'Réessayer',
    sharedComputer:
      'Sur un appareil partagé, mieux vaut copier le texte : si le lien ouvre votre messagerie dans le navigateur, une trace peut en rester dans l’historique.',
    copy: 'Copier le texte',
    copied: 'Texte copié. Vous pouvez le coller dans un e‑mail et nous l’envoyer.',
    copyByHand: 'Votre navigateur n’autorise pas la copie automatique. Voici votre texte, déjà sélectionné :',
    call: 'Appeler le',
    mailSubject: 'Demande : ',
    withoutScript:
      'Le formulaire nécessite JavaScript, qui est désactivé dans votre navigateur. Appelez‑nous ou envoyez‑nous un e‑mail :',
    check:
      'Ce texte n’est visible que par vous, car l’adresse se termine par #check. Le résultat :',
  },

  footer: { imprint: 'Mentions légales', privacyNotice: 'Politique de confidentialité' },

  notFound: {
    title: 'Page introuvable',
    words: 'L’adresse comporte peut-être une faute de frappe, ou la page a été déplacée.',
    home: 'Retour à l’accueil',
  },
}

export default words

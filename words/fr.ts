import type { Words } from '../src/words'

// Français, avec « vous » : c’est ainsi que les cabinets s’adressent aux personnes qu’ils ne connaissent pas encore.

const words: Words = {
  language: { code: 'fr', direction: 'ltr', invitation: 'Cette page en français' },
  description:
    'Accompagnement psychologique en ligne pour les adultes, les couples et pendant les études. Prendre soin de soi, prendre soin de ses liens.',
  tagline: ['Prendre soin de soi,', 'prendre soin de ses liens'],
  skip: 'Aller au contenu',

  header: {
    label: 'Menu principal',
    home: 'Accueil',
    services: 'Séances',
    contact: 'Contact',
    book: 'Rendez-vous',
  },

  hero: {
    openingWords:
      'Un accompagnement psychologique en ligne pour les adultes, les couples et pendant les études. Une heure pour parler tranquillement avec quelqu’un qui vous écoute, là où vous vous sentez bien.',
    start: 'Faire le premier pas',
    reassurance: 'Poser une question est gratuit et ne vous engage à rien.',
  },

  services: {
    title: 'Séances',
    intro:
      'Vous n’avez pas besoin de savoir déjà ce qui ne va pas. Choisissez ce qui vous parle le plus, nous verrons le reste ensemble.',
    offers: [
      {
        drawing: 'growing',
        name: 'Accompagnement individuel',
        words:
          'Une heure rien que pour vous. Nous regardons ce qui vous pèse, à votre rythme, un petit pas après l’autre.',
        tagsLabel: 'Thèmes possibles',
        tags: ['Stress et inquiétudes', 'Baisse de moral', 'Deuil', 'Vie étudiante'],
      },
      {
        drawing: 'leaning',
        name: 'Thérapie de couple',
        words:
          'Pour deux personnes qui aimeraient se comprendre à nouveau. Chaque personne a un espace pour s’exprimer, et nous ne prenons pas parti.',
        tagsLabel: 'Cela peut aider à',
        tags: ['Se reparler', 'Retrouver confiance', 'Décider ensemble'],
      },
      {
        drawing: 'windows',
        name: 'Consultations en ligne',
        words:
          'Nous nous voyons en visio, c’est donc vous qui choisissez le lieu. Il suffit d’un téléphone ou d’un ordinateur, et d’une porte qui se ferme.',
        tagsLabel: 'Ce que cela vous offre',
        tags: ['En visio', 'Sans trajet', 'Un lieu choisi par vous'],
      },
    ],
  },

  whyChoose: {
    title: 'Pourquoi nous choisir',
    points: [
      {
        drawing: 'care',
        name: 'Un cadre professionnel',
        words: 'Vous parlez à une personne qualifiée, et ce que vous dites reste confidentiel.',
      },
      {
        drawing: 'communication',
        name: 'Des échanges simples',
        words: 'Écrivez, appelez ou rejoignez-nous en visio. Quelques mots tout simples suffisent.',
      },
      {
        drawing: 'support',
        name: 'Un soutien bienveillant',
        words: 'Nous vous recevons avec chaleur et sans jugement, les bons jours comme les mauvais.',
      },
      {
        drawing: 'approach',
        name: 'Une approche à votre mesure',
        words:
          'Chaque personne est différente. Nous définissons ensemble ce que vous cherchez et avançons à votre rythme.',
      },
    ],
  },

  callToAction: {
    title: 'Et si vous faisiez le premier pas ?',
    words:
      'Un court message suffit. Vous pouvez l’écrire maintenant, ou revenir quand ce sera le bon moment pour vous.',
    contact: 'Nous écrire',
  },

  contact: {
    title: 'Contact',
    intro: 'Écrivez-nous ici, ou joignez-nous de la façon qui vous est la plus facile.',
    phone: 'Téléphone',
    secondPhone: 'Autre numéro',
    email: 'E-mail',
    hours: 'Horaires',
    follow: 'Nous suivre',
    opensTheirSite: '(ouvre un autre site)',
    languages: 'Langues parlées',
    next: {
      title: 'Et ensuite ?',
      steps: [
        'Une personne du cabinet lit votre message.',
        'Nous répondons à l’adresse e-mail que vous indiquez.',
        'Si cela vous convient, nous fixons une première séance.',
      ],
    },
    privacy: {
      title: 'Votre vie privée',
      words:
        'Votre message parvient au cabinet par son service d’e-mail. Cette page n’utilise ni cookie ni traceur.',
      notice: 'Lire la politique de confidentialité',
    },
    emergency: 'En cas d’urgence',
  },

  enquiry: {
    title: 'Demander un rendez-vous',
    name: 'Nom',
    email: 'E-mail',
    service: 'Type de séance',
    services: ['Accompagnement individuel', 'Thérapie de couple', 'Accompagnement étudiant'],
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    success: 'Merci ! Votre message a bien été envoyé. Nous vous répondrons bientôt.',
    nothingKept: 'Vous pouvez maintenant fermer cette page. Elle ne garde rien de ce que vous avez écrit.',
    error:
      'Votre message n’a malheureusement pas pu être envoyé. Vous pouvez réessayer ou nous contacter directement.',
    kept: 'Tout ce que vous avez écrit est encore là.',
    missing: {
      name: 'Indiquez votre nom, ou simplement un prénom.',
      email: 'Indiquez votre adresse e-mail complète, pour que nous puissions répondre.',
      message: 'Écrivez quelques mots.',
    },
    writeMail: 'L’envoyer par e-mail',
    openMail: 'Ouvrir votre messagerie',
    mailIsKept:
      'Sur un ordinateur partagé, copier est plus discret : une messagerie web garde vos mots dans l’historique du navigateur.',
    copy: 'Copier ce que vous avez écrit',
    copied: 'Copié. Collez-le dans un e-mail et envoyez-le-nous.',
    copyByHand:
      'Votre navigateur n’autorise pas la copie automatique. Voici tout ce que vous avez écrit, déjà sélectionné : il ne reste qu’à le copier.',
    call: 'Appeler le',
    mailSubject: 'Demande : ',
    withoutScript:
      'Le formulaire a besoin de JavaScript, qui est désactivé dans votre navigateur. Appelez-nous ou écrivez-nous :',
    inFrame:
      'Pour votre sécurité, le formulaire ne fonctionne que sur notre propre page. Vous pouvez l’ouvrir ici :',
    check:
      'Ce texte n’est visible que par vous, car l’adresse se termine par #check. Le service d’e-mail a répondu :',
  },

  footer: {
    imprint: 'Mentions légales',
    privacyNotice: 'Politique de confidentialité',
  },

  notFound: {
    title: 'Cette page est introuvable',
    words: 'L’adresse contient peut-être une coquille, ou la page a déménagé. Vous n’avez rien perdu.',
    home: 'Aller à l’accueil',
  },

  mail: {
    subject: 'Demande depuis le site',
    opening: 'Nouvelle demande depuis votre site',
    from: 'De',
    email: 'E-mail',
    closing:
      'Envoyé depuis le formulaire de votre site. Cliquez sur « Répondre » pour écrire directement à cette personne.',
  },
}

export default words

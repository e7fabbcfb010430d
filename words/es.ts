import type { Words } from '../src/words'

// Español, de tú: es el trato habitual en las consultas de psicología en España, y de allí son las palabras.

const words: Words = {
  language: { code: 'es', direction: 'ltr', invitation: 'Esta página en español' },
  description:
    'Atención psicológica online, cercana y sin prisas, para estudiantes, personas adultas y parejas. Cuida tu mente, cuida tus vínculos.',
  tagline: ['Cuida tu mente,', 'cuida tus vínculos'],
  skip: 'Ir al contenido',

  header: {
    label: 'Menú principal',
    home: 'Inicio',
    services: 'Servicios',
    contact: 'Contacto',
    book: 'Pedir cita',
  },

  hero: {
    openingWords:
      'Atención psicológica online para estudiantes, personas adultas y parejas. Una hora sin prisas con alguien que te escucha, desde donde te sientas a gusto.',
    start: 'Da el primer paso',
    reassurance: 'Preguntar no cuesta nada ni te compromete a nada.',
  },

  services: {
    title: 'Servicios',
    intro:
      'No hace falta que sepas todavía qué te pasa. Elige lo que más se parezca y el resto lo iremos viendo contigo.',
    offers: [
      {
        drawing: 'growing',
        name: 'Terapia individual',
        words: 'Una hora solo para ti. Hablamos de lo que te pesa, a tu ritmo y paso a paso.',
        tagsLabel: 'Puede ayudar con',
        tags: ['Preocupaciones y estrés', 'Desánimo', 'Duelo', 'Estudios y exámenes'],
      },
      {
        drawing: 'leaning',
        name: 'Terapia de pareja',
        words:
          'Para dos personas que quieren volver a escucharse. Cada una tiene su espacio para hablar y nadie toma partido.',
        tagsLabel: 'Puede ayudar con',
        tags: ['Comunicación', 'Confianza', 'Decisiones importantes'],
      },
      {
        drawing: 'windows',
        name: 'Sesiones online',
        words:
          'Nos vemos por videollamada, así que el lugar lo eliges tú. Basta con un móvil o un portátil y una puerta que se pueda cerrar.',
        tagsLabel: 'Qué te ofrece',
        tags: ['Por videollamada', 'Sin desplazamientos', 'Donde tú elijas'],
      },
    ],
  },

  whyChoose: {
    title: 'Por qué elegirnos',
    points: [
      {
        drawing: 'care',
        name: 'Atención profesional',
        words: 'Te atiende una persona con formación específica, y lo que cuentas es confidencial.',
      },
      {
        drawing: 'communication',
        name: 'Contacto sencillo',
        words: 'Escríbenos, llámanos o hablamos por videollamada. Con unas pocas palabras basta.',
      },
      {
        drawing: 'support',
        name: 'Apoyo cercano',
        words: 'Te recibimos con calidez y sin juzgarte, en los días buenos y en los malos.',
      },
      {
        drawing: 'approach',
        name: 'A tu medida',
        words: 'No hay dos personas iguales. Vemos contigo qué buscas y avanzamos al ritmo que te vaya bien.',
      },
    ],
  },

  callToAction: {
    title: 'Cuando quieras empezar, aquí estamos',
    words:
      'El primer paso es un mensaje breve. Puedes escribirlo ahora o volver cuando sientas que es el momento.',
    contact: 'Escríbenos hoy',
  },

  contact: {
    title: 'Contacto',
    intro: 'Escríbenos aquí o usa la vía que te resulte más cómoda.',
    phone: 'Teléfono',
    secondPhone: 'Otro teléfono',
    email: 'Correo',
    hours: 'Horario',
    follow: 'También en',
    opensTheirSite: '(abre otro sitio web)',
    languages: 'Idiomas',
    next: {
      title: 'Qué pasa después',
      steps: [
        'Alguien de la consulta lee tu mensaje.',
        'Te respondemos a la dirección de correo que nos des.',
        'Si te parece bien, concertamos una primera sesión.',
      ],
    },
    privacy: {
      title: 'Tu privacidad',
      words:
        'Tu mensaje llega a la consulta a través de su servicio de correo. Esta página no usa cookies ni rastrea a nadie.',
      notice: 'Leer la política de privacidad',
    },
    emergency: 'En caso de emergencia',
  },

  enquiry: {
    title: 'Pide cita',
    name: 'Nombre',
    email: 'Correo electrónico',
    service: 'Servicio',
    services: ['Terapia individual', 'Terapia de pareja', 'Apoyo a estudiantes'],
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    success: '¡Gracias! Tu mensaje se ha enviado correctamente. Te responderemos pronto.',
    nothingKept: 'Ya puedes cerrar esta página. No guarda nada de lo que has escrito.',
    error: 'Lo sentimos, no se ha podido enviar tu mensaje. Inténtalo de nuevo o contáctanos directamente.',
    kept: 'Todo lo que has escrito sigue aquí.',
    missing: {
      name: 'Escribe tu nombre o cómo quieres que te llamemos.',
      email: 'Escribe tu dirección de correo completa para que podamos responderte.',
      message: 'Escribe unas palabras.',
    },
    writeMail: 'Enviarlo por correo',
    openMail: 'Abrir tu correo',
    mailIsKept:
      'En un ordenador compartido es más discreto copiar: el correo web guarda tus palabras en el historial del navegador.',
    copy: 'Copiar lo que has escrito',
    copied: 'Copiado. Pégalo en un correo y envíanoslo.',
    copyByHand:
      'Tu navegador no permite copiar automáticamente. Aquí tienes todo lo que has escrito, ya seleccionado para que lo copies:',
    call: 'Llamar al',
    mailSubject: 'Consulta: ',
    withoutScript:
      'El formulario necesita JavaScript, que está desactivado en tu navegador. Llámanos o escríbenos:',
    inFrame: 'Por tu seguridad, el formulario solo funciona en nuestra propia página. Ábrela aquí:',
    check: 'Esto solo lo ves tú, porque la dirección termina en #check. El servicio de correo ha respondido:',
  },

  footer: {
    imprint: 'Aviso legal',
    privacyNotice: 'Política de privacidad',
  },

  notFound: {
    title: 'No encontramos esta página',
    words: 'Quizá la dirección tenga una errata o la página haya cambiado de sitio. No has perdido nada.',
    home: 'Ir al inicio',
  },

  mail: {
    subject: 'Consulta desde la web',
    opening: 'Nueva consulta desde tu web',
    from: 'De',
    email: 'Correo',
    closing: 'Enviado con el formulario de tu web. Pulsa Responder para contestar a quien te escribe.',
  },
}

export default words

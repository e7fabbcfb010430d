import type { Words } from '../practice/wordsSchema'

// Español, de tú: es el trato habitual en consultas como esta.
// Aquí no se dice «terapia» ni «atención psicológica»: en España son servicios sanitarios que solo puede ofrecer quien
// tiene la habilitación. Si la tienes, indícalo en description, hero y services.

const words: Words = {
  language: { code: 'es', invitation: 'Esta página en español' },
  description:
    'Acompañamiento emocional online, cercano y sin prisa, para estudiantes, personas adultas y parejas. Cuida tu mente, cuida tus relaciones.',
  tagline: ['Cuida tu mente,', 'cuida tus relaciones'],
  skip: 'Ir al contenido',

  header: {
    label: 'Menú principal',
    home: 'Inicio',
    services: 'Servicios',
    contact: 'Contacto',
    book: 'Pedir cita',
    languages: 'Idiomas',
  },

  hero: {
    openingWords:
      'Acompañamiento emocional online para estudiantes, personas adultas y parejas. Una hora sin prisa, desde donde te sientas a gusto, con alguien que te escucha.',
    start: 'Da el primer paso',
    reassurance: 'Escribirnos es gratis y no te compromete a nada.',
  },

  services: {
    title: 'Servicios',
    intro:
      'No hace falta que sepas ponerle nombre a lo que te pasa. Elige la opción que más se acerque a lo que buscas; el resto lo iremos viendo contigo.',
    offers: [
      {
        drawing: 'growing',
        name: 'Acompañamiento individual',
        words: 'Una hora solo para ti. Hablamos de lo que te pesa, a tu ritmo, paso a paso.',
        tagsLabel: 'Puede ayudarte con',
        tags: ['Preocupaciones y estrés', 'Desánimo', 'Duelo y pérdidas', 'Estudios y exámenes'],
      },
      {
        drawing: 'leaning',
        name: 'Acompañamiento para parejas',
        words:
          'Para dos personas que quieren volver a escucharse. Cada cual tiene su espacio para hablar y no tomamos partido.',
        tagsLabel: 'Puede ayudarte con',
        tags: ['Comunicación', 'Confianza', 'Decisiones importantes', 'Discusiones frecuentes'],
      },
      {
        drawing: 'windows',
        name: 'Sesiones online',
        words:
          'Nos vemos por videollamada, así que el lugar lo eliges tú. Solo necesitas tu teléfono y una puerta que puedas cerrar.',
        tagsLabel: 'Conviene saber',
        tags: ['Por videollamada', 'Sin desplazamientos', 'Donde tú elijas', 'Basta con el teléfono'],
      },
    ],
  },

  whyChoose: {
    title: 'Qué encontrarás aquí',
    points: [
      {
        drawing: 'care',
        name: 'Atención profesional',
        words: 'Hablarás con una persona formada en acompañamiento emocional, y todo lo que cuentes es confidencial.',
      },
      {
        drawing: 'communication',
        name: 'Contacto fácil',
        words: 'Por escrito, por teléfono o por videollamada. No hace falta que busques las palabras exactas: cuéntalo como te salga.',
      },
      {
        drawing: 'support',
        name: 'Apoyo cercano',
        words: 'Te recibimos con calidez y sin juzgarte, en los días buenos y en los malos.',
      },
      {
        drawing: 'approach',
        name: 'Enfoque personalizado',
        words: 'No hay dos personas iguales. Acordamos los objetivos contigo y avanzamos a tu ritmo.',
      },
    ],
  },

  callToAction: {
    title: '¿Te gustaría empezar?',
    words: 'El primer paso es un mensaje breve. Puedes escribirlo ahora o volver cuando te venga bien.',
    contact: 'Escríbenos',
  },

  contact: {
    title: 'Contacto',
    intro: 'Escríbenos aquí o elige el medio que te resulte más cómodo.',
    booking: { label: 'Reserva online', link: 'Elegir día y hora' },
    phone: 'Teléfono',
    secondPhone: 'Otro teléfono',
    email: 'Correo',
    hours: {
      label: 'Horario',
      allDay: 'las 24 horas',
      days: 'de {from} a {to}',
      times: 'de {from} a {to}',
      time: '{hour}:{minutes}',
    },
    byAppointment: 'Con cita previa',
    place: {
      label: 'Sesiones',
      inPerson: 'Presenciales',
      online: 'Online',
      both: 'Presenciales y online',
      map: 'Abrir el mapa',
    },
    license: 'Acreditación profesional',
    follow: 'También en',
    opensAnotherSite: '(abre otro sitio web)',
    languages: 'Idiomas',
    next: {
      title: 'Qué pasa después',
      steps: [
        'Leemos tu mensaje con atención.',
        'Te respondemos por correo electrónico.',
        'Si te parece bien, acordamos contigo la fecha de la primera sesión.',
      ],
    },
    privacy: {
      title: 'Tu privacidad',
      words: 'Tu mensaje nos llega a través de nuestro proveedor de correo. Esta página no usa cookies ni te rastrea.',
      notice: 'Leer la política de privacidad',
    },
    emergency: 'En caso de emergencia',
  },

  enquiry: {
    title: 'Pedir cita',
    allNeeded: 'Por favor, completa todos los campos. Si no sabes qué servicio elegir, deja el que ya está seleccionado.',
    allNeededOneService: 'Por favor, completa todos los campos.',
    name: 'Nombre',
    email: 'Correo electrónico',
    service: 'Servicio',
    services: ['Acompañamiento individual', 'Acompañamiento para parejas', 'Acompañamiento para estudiantes'],
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    success: '¡Gracias! Tu mensaje ya está enviado. Te responderemos pronto.',
    nothingKept: 'Ya puedes cerrar esta página: en ella no queda nada de lo que has escrito.',
    another: 'Escribir otro mensaje',
    error: 'Lo sentimos, no hemos podido enviar tu mensaje. Inténtalo de nuevo, escríbenos un correo o llámanos.',
    kept: 'No has perdido nada: tu texto sigue aquí.',
    missing: {
      name: 'Escribe tu nombre o cómo quieres que te llamemos.',
      email: 'Escribe tu dirección de correo completa para que podamos responderte.',
      message: 'Escribe unas palabras, por favor.',
    },
    writeMail: 'Enviarlo por correo electrónico',
    openMail: 'Abrir la aplicación de correo',
    tryAgain: 'Volver a intentarlo',
    sharedComputer:
      'Si compartes este dispositivo, es más discreto copiar el texto y pegarlo en un correo: el enlace de correo puede dejar lo que has escrito en el historial del navegador.',
    copy: 'Copiar tu texto',
    copied: 'Copiado. Pégalo en un correo y envíanoslo.',
    copyByHand: 'Tu navegador no permite copiar automáticamente. Aquí tienes tu texto, ya seleccionado:',
    call: 'Llamar al',
    mailSubject: 'Consulta: ',
    withoutScript: 'El formulario necesita JavaScript, que está desactivado en tu navegador. Llámanos o escríbenos un correo:',
    check: 'Esto solo lo ves tú, porque la dirección de la página termina en #check. El resultado:',
  },

  footer: { imprint: 'Aviso legal', privacyNotice: 'Política de privacidad' },

  notFound: {
    title: 'No encontramos esta página',
    words: 'Quizá la dirección tenga un error o la página haya cambiado de sitio.',
    home: 'Volver al inicio',
  },
}

export default words

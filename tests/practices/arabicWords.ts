import type { Words } from '../../src/words'
import english from '../../words/en'

/** Enough Arabic to see the page from right to left; the rest stays in English. */
const words: Words = {
  ...english,
  language: { code: 'ar', direction: 'rtl', invitation: 'هذه الصفحة بالعربية' },
  tagline: ['اعتنِ بنفسك،', 'واعتنِ بعلاقاتك'],
  skip: 'إلى المحتوى',
  header: { label: 'القائمة', home: 'الرئيسية', services: 'الخدمات', contact: 'تواصل', book: 'احجز جلسة' },
  hero: {
    openingWords:
      'استشارات نفسية عبر الإنترنت للطلاب والبالغين والأزواج. ساعة هادئة مع من يصغي إليك، من حيث ترتاح.',
    start: 'ابدأ رحلتك',
    reassurance: 'السؤال مجاني ولا يلزمك بشيء.',
  },
  services: {
    title: 'الخدمات',
    intro: 'لا تحتاج أن تعرف الآن ما الذي يؤلمك. اختر الأقرب إليك، ونكتشف الباقي معًا.',
    offers: [
      {
        drawing: 'growing',
        name: 'استشارة فردية',
        words: 'ساعة لك وحدك. ننظر فيما يثقلك، على مهلك، خطوة بعد خطوة.',
        tagsLabel: 'قد تساعد في',
        tags: ['القلق والتوتر', 'الحزن', 'الفقد'],
      },
      {
        drawing: 'leaning',
        name: 'استشارة زوجية',
        words: 'لاثنين يريدان أن يسمع أحدهما الآخر من جديد. لكل منكما متسع للكلام.',
        tagsLabel: 'قد تساعد في',
        tags: ['الحوار', 'الثقة'],
      },
      {
        drawing: 'windows',
        name: 'جلسات عبر الإنترنت',
        words: 'نلتقي بالفيديو، فالمكان تختاره أنت.',
        tagsLabel: 'ما تقدمه',
        tags: ['بالفيديو', 'بلا تنقل'],
      },
    ],
  },
  whyChoose: {
    title: 'لماذا نحن',
    points: [
      { drawing: 'care', name: 'رعاية مهنية', words: 'تتحدث إلى مختص مدرّب، ويبقى ما تقوله بينكما.' },
      { drawing: 'communication', name: 'تواصل سهل', words: 'اكتب أو اتصل أو التقِ بنا بالفيديو.' },
      { drawing: 'support', name: 'دعم رحيم', words: 'نستقبلك بدفء ومن دون أحكام.' },
      { drawing: 'approach', name: 'نهج يناسبك', words: 'لا يتشابه اثنان. نتفق على ما تريده.' },
    ],
  },
  callToAction: {
    title: 'هل أنت مستعد للبدء',
    words: 'الخطوة الأولى رسالة قصيرة.',
    contact: 'تواصل معنا اليوم',
  },
  contact: {
    ...english.contact,
    title: 'تواصل',
    intro: 'اكتب إلينا هنا، أو تواصل معنا بالطريقة الأسهل لك.',
    phone: 'الهاتف',
    email: 'البريد',
    hours: 'المواعيد',
    follow: 'تجدنا على',
    next: { title: 'ماذا بعد', steps: ['يقرأ مختص رسالتك.', 'نرد على بريدك.', 'نتفق على جلسة أولى.'] },
    emergency: 'في الطوارئ',
  },
  enquiry: {
    ...english.enquiry,
    title: 'حدد موعدًا',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    service: 'الخدمة',
    services: ['استشارة فردية', 'استشارة زوجية'],
    message: 'الرسالة',
    send: 'أرسل الرسالة',
  },
}

export default words

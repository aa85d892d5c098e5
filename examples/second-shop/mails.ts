import type { MailTexts } from '@bookstore/shop-kit/mails';

const WATCH = 'Sehen, wo Ihr Päckchen ist';

export const mails: MailTexts = {
  placed: {
    subject: 'Ihre Bestellung {number} ist eingegangen',
    heading: 'Danke für Ihre Bestellung',
    paragraphs: [
      'Sie ist bei uns eingegangen. Wir schreiben Ihnen, sobald sie verpackt ist.',
      'Halten Sie {total} für den Boten bereit; vorher verlangen wir nichts.',
    ],
    link: WATCH,
  },
  packed: {
    subject: 'Ihre Bestellung {number} ist gepackt',
    heading: 'Eingepackt und auf dem Postschiff',
    paragraphs: [
      'Damit ist Ihre Bestellung bestätigt. Das Schiff legt um sieben ab. Der Bote nimmt {total} und kann herausgeben.',
    ],
    link: WATCH,
  },
  delivered: {
    subject: 'Ihre Bestellung {number} ist zugestellt',
    heading: 'Sicher an Land',
    paragraphs: [
      'Gute Lektüre! Sollte eine Seite nass geworden sein, schreiben Sie uns, und wir schicken eine trockene.',
    ],
    link: 'Ihre Bestellungen',
  },
  cancelled: {
    subject: 'Ihre Bestellung {number} ist storniert',
    heading: 'Wir haben sie zurückgerufen',
    paragraphs: ['Die Bücher stehen wieder im Regal. Sie haben nichts zu bezahlen.'],
    link: 'Ihre Bestellungen',
  },
  refused: {
    subject: 'Ihre Bestellung {number} ist wieder bei uns',
    heading: 'Ihr Päckchen ist wieder bei uns',
    paragraphs: [
      'Der Bote konnte es nicht übergeben. Sie haben nichts zu bezahlen; wenn Sie es noch wollen, schreiben Sie uns.',
    ],
    link: 'Ihre Bestellungen',
  },
  returned: {
    subject: 'Ihre Rücksendung zur Bestellung {number} ist da',
    heading: 'Wieder im Regal',
    paragraphs: ['Sie bekommen {refund} von uns zurück.'],
    link: 'Ihre Bestellungen',
  },
  changed: {
    subject: 'Ihre Bestellung {number} hat sich geändert',
    heading: 'Wir haben Ihre Kiste umgepackt',
    paragraphs: ['Halten Sie {total} für den Boten bereit. Stimmt etwas nicht? Antworten Sie auf diese E-Mail.'],
    link: WATCH,
  },
  message: {
    subject: 'Zu Ihrer Bestellung {number}',
    heading: 'Zu Ihrer Bestellung {number}',
    paragraphs: ['Antworten Sie einfach auf diese E-Mail.'],
    link: WATCH,
  },
  pickup: {
    placed: {
      subject: 'Ihre Bestellung {number} ist eingegangen',
      heading: 'Wir legen Ihre Bücher zurück',
      paragraphs: ['Sobald sie bereitliegen, schreiben wir Ihnen. Sie zahlen {total}, wenn Sie sie abholen.'],
      link: 'Ihre Bestellungen',
    },
    changed: {
      subject: 'Ihre Bestellung {number} hat sich geändert',
      heading: 'Wir haben Ihre Bestellung geändert',
      paragraphs: ['Sie zahlen {total}, wenn Sie sie abholen. Stimmt etwas nicht? Antworten Sie auf diese E-Mail.'],
      link: 'Ihre Bestellungen',
    },
    packed: {
      subject: 'Ihre Bestellung {number} liegt bereit',
      heading: 'Ihre Bücher warten im Hafen',
      paragraphs: ['Holen Sie sie bitte bis {until} ab. Sie zahlen {total} bei der Abholung.'],
      link: 'Ihre Bestellungen',
    },
    delivered: {
      subject: 'Ihre Bestellung {number} ist abgeholt',
      heading: 'Gute Lektüre!',
      paragraphs: ['Danke, dass Sie vorbeigekommen sind.'],
      link: 'Ihre Bestellungen',
    },
  },
  shop: {
    subject: 'Einzupacken: {number}, {total}',
    heading: 'Etwas zum Einpacken',
    paragraphs: ['{name} wartet auf {books}.'],
    link: 'Im Lager ansehen',
  },
  oneBook: 'ein Buch',
  manyBooks: '{count} Bücher',
  order: 'Bestellung {number}',
  total: 'Gesamtbetrag',
  refund: 'Sie bekommen zurück',
};

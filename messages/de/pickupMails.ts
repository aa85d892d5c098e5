export const pickupMails = {
  placed: {
    subject: 'Ihre Bestellung {number} ist eingegangen',
    heading: 'Vielen Dank für Ihre Bestellung',
    paragraphs: ['Wir schreiben Ihnen, sobald Ihre Bücher bereitliegen. Sie zahlen {total} bei der Abholung.'],
  },
  changed: {
    subject: 'Ihre Bestellung {number} hat sich geändert',
    heading: 'Wir haben Ihre Bestellung geändert',
    paragraphs: [
      'Sie zahlen {total} bei der Abholung. Wenn etwas nicht stimmt, antworten Sie einfach auf diese E-Mail.',
    ],
  },
  packed: {
    subject: 'Ihre Bestellung {number} liegt zur Abholung bereit',
    heading: 'Ihre Bücher liegen bereit',
    paragraphs: ['Bitte holen Sie sie bis {until} ab. Sie zahlen {total} bei der Abholung.'],
  },
  delivered: {
    subject: 'Sie haben Ihre Bestellung {number} abgeholt',
    heading: 'Viel Freude beim Lesen!',
    paragraphs: ['Danke für Ihren Besuch. Wenn etwas nicht stimmt, antworten Sie einfach auf diese E-Mail.'],
  },
};

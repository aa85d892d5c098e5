import type { MailTexts } from '@bookstore/shop-kit/mails';

const STATE = 'See how far your order has come';
const REPLY = 'If something is not right, answer this mail.';

export const mails: MailTexts = {
  placed: {
    subject: 'Your order {number}',
    heading: 'Thank you for your order',
    paragraphs: ['We have it, and pack it as soon as we can.', 'You pay {total} in cash when the parcel arrives.'],
    link: STATE,
  },
  packed: {
    subject: 'Your order {number} is packed',
    heading: 'Your books are packed',
    paragraphs: [
      'The parcel leaves with the next courier.',
      `Please have {total} in cash ready when it arrives. ${REPLY}`,
    ],
    link: STATE,
  },
  delivered: {
    subject: 'Your order {number} has been delivered',
    heading: 'Your books have arrived',
    paragraphs: ['We hope that you enjoy them.', REPLY],
    link: 'See your orders',
  },
  cancelled: {
    subject: 'Your order {number} is cancelled',
    heading: 'Your order is cancelled',
    paragraphs: ['Nothing will be sent, and you owe nothing.', REPLY],
    link: 'See your orders',
  },
  refused: {
    subject: 'Your order {number} has come back to us',
    heading: 'Your parcel has come back to us',
    paragraphs: [
      'The courier could not hand it over. You owe nothing.',
      'If you still want the books, order them again or answer this mail.',
    ],
    link: 'See your orders',
  },
  returned: {
    subject: 'We have books of your order {number} back',
    heading: 'Your books are back with us',
    paragraphs: ['We pay {refund} back to you.', REPLY],
    link: 'See your orders',
  },
  shop: {
    subject: 'New order {number}: {total}',
    heading: 'A new order',
    paragraphs: ['{name} has ordered {books}, {payment}.'],
    link: 'Open it in the dashboard',
  },
  oneBook: 'one book',
  manyBooks: '{count} books',
  order: 'Order {number}',
  total: 'Total',
  refund: 'Paid back',
};

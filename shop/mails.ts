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
};

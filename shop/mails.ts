import type { MailTexts } from '@bookstore/shop-kit/mails';

const STATE = 'Track your order';
const REPLY = 'If something is wrong, just reply to this email.';

export const mails: MailTexts = {
  placed: {
    subject: "We've received your order {number}",
    heading: 'Thank you for your order',
    paragraphs: ["We've got your order. We'll email you when it's packed.", 'You pay {total} in cash when it arrives.'],
    link: STATE,
  },
  packed: {
    subject: 'Your order {number} is packed',
    heading: 'Your books are packed',
    paragraphs: [
      'Your order is confirmed and on its way to the courier.',
      `Please have {total} in cash ready when it arrives. ${REPLY}`,
    ],
    link: STATE,
  },
  delivered: {
    subject: 'Your order {number} has been delivered',
    heading: 'Your books have arrived',
    paragraphs: ['Happy reading!', REPLY],
    link: 'See your orders',
  },
  cancelled: {
    subject: 'Your order {number} is cancelled',
    heading: 'Your order is cancelled',
    paragraphs: ["You won't get the books, and there is nothing to pay.", REPLY],
    link: 'See your orders',
  },
  refused: {
    subject: 'Your order {number} has come back to us',
    heading: 'Your parcel has come back to us',
    paragraphs: [
      "The courier couldn't deliver it. There is nothing to pay.",
      'Still want the books? Order them again, or just reply to this email.',
    ],
    link: 'See your orders',
  },
  returned: {
    subject: "We've received your return for order {number}",
    heading: "We've received your return",
    paragraphs: ["We'll refund {refund}.", REPLY],
    link: 'See your orders',
  },
  changed: {
    subject: 'Your order {number} has changed',
    heading: "We've changed your order",
    paragraphs: [`You pay {total} in cash when it arrives. ${REPLY}`],
    link: STATE,
  },
  message: {
    subject: 'About your order {number}',
    heading: 'About your order {number}',
    paragraphs: ['To answer, just reply to this email.'],
    link: STATE,
  },
  shop: {
    subject: 'New order {number}: {total}',
    heading: 'New order',
    paragraphs: ['{name} ordered {books}, {payment}.'],
    link: 'Open in the dashboard',
  },
  oneBook: 'one book',
  manyBooks: '{count} books',
  order: 'Order {number}',
  total: 'Total',
  refund: 'Refund',
};

import type { MailTexts } from '@bookstore/shop-kit/mails';

const WATCH = 'Watch your parcel cross';

export const mails: MailTexts = {
  placed: {
    subject: 'Parcel {number} is on our list',
    heading: 'We are looking for your books',
    paragraphs: ['They go into the crate tonight.', 'Have {total} ready for the bearer; we ask for nothing before.'],
    link: WATCH,
  },
  packed: {
    subject: 'Parcel {number} is aboard',
    heading: 'Wrapped, and on the mail boat',
    paragraphs: ['It sails at seven. The bearer takes {total}, and has change.'],
    link: WATCH,
  },
  delivered: {
    subject: 'Parcel {number} has landed',
    heading: 'Safe on shore',
    paragraphs: ['Fair reading. If a page is wet, write back and we send a dry one.'],
    link: 'Your parcels',
  },
  cancelled: {
    subject: 'Parcel {number} stays ashore',
    heading: 'We have called it back',
    paragraphs: ['The books are on the shelf again. You have nothing to pay.'],
    link: 'Your parcels',
  },
  shop: {
    subject: 'To wrap: {number}, {total}',
    heading: 'Something to wrap',
    paragraphs: ['{name} waits for {books}.'],
    link: 'Look at it in the stockroom',
  },
  oneBook: 'a single volume',
  manyBooks: '{count} volumes',
  order: 'Parcel {number}',
  total: 'To pay the bearer',
};

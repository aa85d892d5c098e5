import type { MailEvent } from '@bookstore/contract/orderMail';

/** What a mail says, but for the lines of the order. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  link: string;
}

interface Facts {
  /** The beginning of the order's id, by which people name it. */
  number: string;
  total: string;
  /** How many books. */
  count: number;
  /** Of the customer, who typed it. */
  name: string;
}

const STATE = 'See how far your order has come';
const REPLY = 'If something is not right, answer this mail.';

/**
 * All that the shop writes in mails, in one place. What a customer types is in no mail to a customer, and in no subject: an
 * account can be made with the address of somebody else, who must not get a stranger's words from the shop.
 */
export const MAIL_TEXTS: Record<MailEvent, (facts: Facts) => MailText> = {
  placed: ({ number, total }) => ({
    subject: `Your order ${number}`,
    heading: 'Thank you for your order',
    paragraphs: ['We have it, and pack it as soon as we can.', `You pay ${total} in cash when the parcel arrives.`],
    link: STATE,
  }),
  packed: ({ number, total }) => ({
    subject: `Your order ${number} is packed`,
    heading: 'Your books are packed',
    paragraphs: [
      'The parcel leaves with the next courier.',
      `Please have ${total} in cash ready when it arrives. ${REPLY}`,
    ],
    link: STATE,
  }),
  delivered: ({ number }) => ({
    subject: `Your order ${number} has been delivered`,
    heading: 'Your books have arrived',
    paragraphs: ['We hope that you enjoy them.', REPLY],
    link: 'See your orders',
  }),
  cancelled: ({ number }) => ({
    subject: `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    paragraphs: ['Nothing will be sent, and you owe nothing.', REPLY],
    link: 'See your orders',
  }),
  shop: ({ number, total, count, name }) => ({
    subject: `New order ${number}: ${total}`,
    heading: 'A new order',
    paragraphs: [`${name} has ordered ${count === 1 ? 'one book' : `${count} books`}, cash on delivery.`],
    link: 'Open it in the dashboard',
  }),
};

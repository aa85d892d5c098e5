import type { z } from 'zod';
import { listOf, object, template, text } from './fields.ts';

const PLACES = ['number', 'total', 'payment', 'books'] as const;

/** What a mail says, but for the lines of the order. */
const mail = (...places: string[]) =>
  object({
    subject: template(70, places),
    heading: template(60, places),
    paragraphs: listOf(template(300, places), 1, 'paragraphs'),
    /** The words of the link below the order. */
    link: text(50),
  });

/**
 * `mails.ts`: what the shop writes in mails. These stand for what differs from order to order: `{number}`, by which people name an
 * order, `{total}`, what it costs, `{payment}`, how it is paid, `{books}`, how many they are, in the mail about returned books `{refund}`, what is
 * paid back for all that came back so far, and in the mail to the shop `{name}`, who ordered. That one is in no mail to a customer: an account can be made with the address of somebody else, who must not get a stranger's words from the shop.
 */
export const mails = object({
  /** To the customer, when the order has been placed, packed, delivered, cancelled; and when its parcel, or books of it, came back. */
  placed: mail(...PLACES),
  packed: mail(...PLACES),
  delivered: mail(...PLACES),
  cancelled: mail(...PLACES),
  refused: mail(...PLACES),
  returned: mail(...PLACES, 'refund'),
  /** To the shop, when an order has been placed. */
  shop: mail(...PLACES, 'name'),
  /** What `{books}` is for one book, and for more, with `{count}`. */
  oneBook: text(20),
  manyBooks: template(20, ['count']),
  /** Above the table of what was ordered, and on its last line. */
  order: template(30, ['number']),
  total: text(30),
  /** On the last line of what came back. */
  refund: text(30),
});

export type MailTexts = z.infer<typeof mails>;

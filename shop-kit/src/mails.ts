import type { z } from 'zod';
import { listOf, object, template, text } from './fields.ts';

const PLACES = ['number', 'total', 'payment', 'books'] as const;

/** Text of a mail without the order's books. */
const mail = (...places: string[]) =>
  object({
    subject: template(70, places),
    heading: template(60, places),
    paragraphs: listOf(template(300, places), 1, 'paragraphs'),
    /** Label of the link below the order. */
    link: text(50),
  });

/**
 * `mails.ts`: mail texts with placeholders: `{number}` of the order, `{total}`, `{payment}`
 * method, `{books}` count, `{refund}` so far in mails about returns, and the customer's `{name}`
 * only in mails to the shop. Mails to customers omit the name, because anyone can register with
 * another person's address.
 */
export const mails = object({
  /** To the customer for each status, and for returned parcels or books. */
  placed: mail(...PLACES),
  packed: mail(...PLACES),
  delivered: mail(...PLACES),
  cancelled: mail(...PLACES),
  refused: mail(...PLACES),
  returned: mail(...PLACES, 'refund'),
  /** After the list of changes of a placed order. */
  changed: mail(...PLACES),
  /** After the text that an admin writes. */
  message: mail('number'),
  /** In place of these for orders that the customer collects; `{until}` is the last day. */
  pickup: object({
    placed: mail(...PLACES),
    changed: mail(...PLACES),
    packed: mail(...PLACES, 'until'),
    delivered: mail(...PLACES),
  }).optional(),
  /** To the shop for a new order. */
  shop: mail(...PLACES, 'name'),
  /** Values of `{books}` for one book and for several, with `{count}`. */
  oneBook: text(20),
  manyBooks: template(20, ['count']),
  /** Heading and last line of the list of books. */
  order: template(30, ['number']),
  total: text(30),
  /** Last line of the list of returned books. */
  refund: text(30),
});

export type MailTexts = z.infer<typeof mails>;

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
 * `mails.ts`, with placeholders: `{number}`, `{total}`, `{payment}` method, `{books}` count, `{refund}` so far, and
 * the customer's `{name}` only in mails to the shop, because anyone can register with another person's address.
 */
export const mails = object({
  /** To the customer, by status, and for returns. */
  placed: mail(...PLACES),
  packed: mail(...PLACES),
  delivered: mail(...PLACES),
  cancelled: mail(...PLACES),
  refused: mail(...PLACES),
  returned: mail(...PLACES, 'refund'),
  /** After the list of changes. */
  changed: mail(...PLACES),
  /** After an admin's text. */
  message: mail('number'),
  /** Used instead for collected orders; `{until}` is the last day. */
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

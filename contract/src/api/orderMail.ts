import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

/**
 * What the shop writes a mail of: the states of an order to its customer, and `shop`, the new order to the shop itself. The one of
 * `returned` is written when the first book comes back, and anew with all that came back for each return after it.
 */
export const MAIL_EVENTS = ['placed', 'packed', 'delivered', 'cancelled', 'refused', 'returned', 'shop'] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

/**
 * How far a mail has come. PENDING: nobody has tried. PROCESSING: somebody does. SUCCESS: the mail server has it. RETRY: it
 * will be tried again. ERROR: it was given up.
 */
export const MAIL_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'RETRY', 'ERROR'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of an order, as the admin sees it. */
export interface OrderMail {
  event: MailEvent;
  state: MailState;
  /** How often it was tried since it was written, or asked for again. */
  attempts: number;
  /** When it was tried last, ISO 8601; absent before that. */
  at?: string;
  /** What went wrong last; absent when nothing did. */
  error?: string;
}

export const mailEventSchema = z.enum(MAIL_EVENTS, messages.mustBeOneOf(MAIL_EVENTS.join(', ')));

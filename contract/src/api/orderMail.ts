import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

/**
 * Customer mails per status, `changed` for changes of a placed order, and `shop` for the new order. `returned` and
 * `changed` are rewritten with each further one.
 */
export const MAIL_EVENTS = [
  'placed',
  'changed',
  'packed',
  'delivered',
  'cancelled',
  'refused',
  'returned',
  'shop',
] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

/**
 * PENDING: not tried. PROCESSING: being sent. SUCCESS: accepted by the mail server. RETRY: to be repeated. ERROR:
 * given up.
 */
export const MAIL_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'RETRY', 'ERROR'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface OrderMail {
  event: MailEvent;
  state: MailState;
  /** Since the mail was written or requested again. */
  attempts: number;
  /** Last attempt, ISO 8601; absent before. */
  at?: string;
  /** Last error; absent without one. */
  error?: string;
}

export const mailEventSchema = z.enum(MAIL_EVENTS, messages.mustBeOneOf(MAIL_EVENTS.join(', ')));

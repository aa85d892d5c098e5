import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

/**
 * `changed`: changes of a placed order. `shop`: the new order. `returned` and `changed` mails are rewritten each
 * time.
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

/** PENDING: not tried. RETRY: to be repeated. ERROR: given up. */
export const MAIL_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'RETRY', 'ERROR'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface OrderMail {
  event: MailEvent;
  state: MailState;
  /** Counted since the mail was written or requested again. */
  attempts: number;
  /** Time of the last attempt, ISO 8601. */
  at?: string;
  error?: string;
}

export const mailEventSchema = z.enum(MAIL_EVENTS, messages.mustBeOneOf(MAIL_EVENTS.join(', ')));

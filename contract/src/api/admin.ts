import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** Passwords are compared as typed, without trimming. */
export const adminLoginSchema = z.object({
  username: z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .max(LIMITS.username, messages.atMostCharacters(LIMITS.username)),
  password: z
    .string(messages.required)
    .min(1, messages.required)
    .max(LIMITS.password, messages.atMostCharacters(LIMITS.password)),
});
export type AdminCredentials = z.output<typeof adminLoginSchema>;

/** Owners may do everything, staff the daily work with books and orders. */
export const ADMIN_RIGHTS = ['owner', 'staff'] as const;
export type AdminRights = (typeof ADMIN_RIGHTS)[number];

export interface SignedInAdmin {
  username: string;
  rights: AdminRights;
}

/**
 * How a call arrived: through Hosting, at the function's own address, or with Hosting's header but from an address outside the known
 * ranges of Google, which is a new range or a forged header.
 */
export const CALLER_KINDS = ['hosting', 'direct', 'unlisted'] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

export interface CallerRoute {
  kind: CallerKind;
  /** Entries of `X-Forwarded-For`. */
  hops: number;
}

export interface AdminSession {
  token: string;
  /** Seconds. */
  expiresIn: number;
  user: { username: string; role: 'admin' };
  /** Token that identifies this device at the next login. Replaces neither password nor second factor. */
  device: string;
}

/** `totalSales` is in the shop's currency. */
export interface Statistics {
  totalBooks: number;
  totalSales: number;
  trendingBooks: number;
  totalOrders: number;
}

/** Sums are in the shop's currency. */
export interface Today {
  /** The shop's day, `YYYY-MM-DD`. */
  day: string;
  /** Orders to pack now, and the oldest one's time (ISO 8601). */
  toPack: { count: number; oldest?: string };
  /** Placed orders that wait, and those to pack whose day has come. */
  waiting: { count: number; due: number };
  withoutStreet: number;
  /** Today's orders, how many of them were cancelled or refused, and the value of the others less refunds. */
  orders: { count: number; unsold: number; takings: number };
  /** Delivered orders whose cash the courier has not handed over. */
  cashToCome: { count: number; sum: number };
  /** Packed orders that should have been collected. */
  uncollected: number;
  /** Books on sale without stock, and with 1 to `LOW_STOCK`. */
  books: { soldOut: number; low: number };
  /**
   * Orders and withdrawals with failed mails, among the first `LIMITS.failedMails`. Absent if the shop sends no mail.
   */
  failedMails?: { orders: number; withdrawals: number };
  /** Unsent mails and unprocessed tasks that were due an hour ago or earlier. */
  overdue: { mails: number; tasks: number };
  withdrawals: number;
}

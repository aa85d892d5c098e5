import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** Passwords are not trimmed. */
export const passwordSchema = z
  .string(messages.required)
  .min(1, messages.required)
  .max(LIMITS.password, messages.atMostCharacters(LIMITS.password));

export const adminLoginSchema = z.object({
  username: z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .max(LIMITS.username, messages.atMostCharacters(LIMITS.username)),
  password: passwordSchema,
});
export type AdminCredentials = z.output<typeof adminLoginSchema>;

export const ADMIN_RIGHTS = ['owner', 'staff'] as const;
export type AdminRights = (typeof ADMIN_RIGHTS)[number];

export interface SignedInAdmin {
  username: string;
  rights: AdminRights;
}

/** `unlisted` is a call with Hosting's header from outside Google's known ranges: a new range or a forged header. */
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
  /** Identifies this device at the next login. It replaces neither password nor second factor. */
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
  /** `oldest` is ISO 8601. */
  toPack: { count: number; oldest?: string };
  /** `due` counts orders whose day has come. */
  waiting: { count: number; due: number };
  withoutStreet: number;
  /** `unsold` counts cancelled and refused orders; `takings` excludes them and refunds. */
  orders: { count: number; unsold: number; takings: number };
  /** Delivered orders whose cash the courier has not handed over. */
  cashToCome: { count: number; sum: number };
  /** Packed orders that should have been collected. */
  uncollected: number;
  /** `low` counts books with 1 to `LOW_STOCK` copies. */
  books: { soldOut: number; low: number };
  /** Among the first `LIMITS.failedMails`; absent if the shop sends no mail. */
  failedMails?: { orders: number; withdrawals: number };
  /** Mails and tasks that have been due for an hour. */
  overdue: { mails: number; tasks: number };
  withdrawals: number;
}

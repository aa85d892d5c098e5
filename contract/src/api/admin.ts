import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** Passwords are compared as typed: no trimming. */
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

/** What an admin may do: an owner everything, staff the daily work with books and orders. */
export const ADMIN_RIGHTS = ['owner', 'staff'] as const;
export type AdminRights = (typeof ADMIN_RIGHTS)[number];

/** The admin behind a token. */
export interface SignedInAdmin {
  username: string;
  rights: AdminRights;
}

export interface AdminSession {
  token: string;
  /** Seconds. */
  expiresIn: number;
  user: { username: string; role: 'admin' };
  /** Shows at the next log-in that this device is known. It replaces neither password nor second factor. */
  device: string;
}

/** `totalSales` is in the shop's currency. */
export interface Statistics {
  totalBooks: number;
  totalSales: number;
  trendingBooks: number;
  totalOrders: number;
}

/** What there is to do today: what `GET /api/admin/today` answers. Sums are in the shop's currency. */
export interface Today {
  /** The shop's day, `YYYY-MM-DD`. */
  day: string;
  /** Orders that wait to be packed, and when the oldest of them was placed: ISO 8601. */
  toPack: { count: number; oldest?: string };
  /** Those of them whose customer has named no street. */
  withoutStreet: number;
  /** Orders that were placed today, how many of them were cancelled or refused since, and what they brought: without cancelled and refused ones, less what came back. */
  orders: { count: number; unsold: number; takings: number };
  /** Delivered orders whose money the courier has not handed over. */
  cashToCome: { count: number; sum: number };
  /** Books on sale without a copy, and with one to `LOW_STOCK`. */
  books: { soldOut: number; low: number };
  /** Orders and withdrawals of which a mail was given up: of the first `LIMITS.failedMails` such mails. Absent where the shop sends no mail. */
  failedMails?: { orders: number; withdrawals: number };
  /** Unsent mails and unprocessed tasks that were due an hour ago or earlier. */
  overdue: { mails: number; tasks: number };
  /** Withdrawals that nobody has settled. */
  withdrawals: number;
}

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
}

/** `totalSales` is in the shop's currency. */
export interface Statistics {
  totalBooks: number;
  totalSales: number;
  trendingBooks: number;
  totalOrders: number;
}

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

import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** Passwords are compared as typed: no trimming. */
export const adminLoginSchema = z.object({
  username: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(LIMITS.username, `At most ${LIMITS.username} characters`),
  password: z.string('Required').min(1, 'Required').max(LIMITS.password, `At most ${LIMITS.password} characters`),
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

import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { characterCount, emailSchema, line } from '../text.ts';
import type { MailState } from './orderMail.ts';

export interface NewWithdrawal {
  name: string;
  email: string;
  /** The order's number, or its beginning. */
  order: string;
  /** Absent or empty means all. */
  items?: string[];
}

export const newWithdrawalSchema = z.object({
  name: line(LIMITS.name),
  email: emailSchema(LIMITS.withdrawalEmail),
  order: line(LIMITS.withdrawalOrder),
  items: z
    .array(line(LIMITS.withdrawalItem), messages.mustBeAList)
    .max(LIMITS.withdrawalItems, messages.atMostItems(LIMITS.withdrawalItems))
    .refine(
      (items) => characterCount(items.join('')) <= LIMITS.withdrawalText,
      messages.atMostCharacters(LIMITS.withdrawalText),
    )
    .default([]),
});

export type WithdrawalInput = z.output<typeof newWithdrawalSchema>;

/** `receivedAt` is ISO 8601. Reveals nothing about the order. */
export interface WithdrawalReceived {
  receivedAt: string;
}

export interface Withdrawal {
  _id: string;
  receivedAt: string;
  name: string;
  email: string;
  /** The order's number as typed. */
  order: string;
  items: string[];
  /** Absent if no order or several match. */
  orderId?: string;
  /** Whether the order has another email address. */
  isFromOther?: boolean;
  /** Absent if the shop sends no mail, or once deleted. */
  receipt?: MailState;
  /**
   * In lists, unless another withdrawal of the page names the order. Needs titles of an order that was delivered and
   * never split.
   */
  refundCents?: number;
  /** When the last of its books came back, ISO 8601; under the same conditions. */
  returnedAt?: string;
  /** `YYYY-MM-DD`. */
  repayBy: string;
  settled?: { at: string; by: string };
}

export interface WithdrawalsPage {
  withdrawals: Withdrawal[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export const withdrawalsQuerySchema = z.object({
  order: z.string().max(LIMITS.withdrawalOrder, messages.atMostCharacters(LIMITS.withdrawalOrder)).optional(),
  settled: z.enum(['false'], messages.mustBeOneOf('false')).optional(),
  cursor: z.string().max(LIMITS.cursor, messages.invalidCursor).optional(),
});
export type WithdrawalsQuery = z.output<typeof withdrawalsQuerySchema>;

export const withdrawalSettledSchema = z.object({ isSettled: z.boolean(messages.mustBeTrueOrFalse) });

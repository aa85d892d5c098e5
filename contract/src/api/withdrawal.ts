import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { characterCount, emailSchema, line } from '../text.ts';
import type { MailState } from './orderMail.ts';

/** A withdrawal from a contract, as somebody declares it: with an account or without. */
export interface NewWithdrawal {
  name: string;
  /** Where the receipt goes. */
  email: string;
  /** The number of the order, whole or its beginning, as the person knows it. */
  order: string;
  /** What is sent back of it, in any words; nothing is all of it. */
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

/** A withdrawal after validation. */
export type WithdrawalInput = z.output<typeof newWithdrawalSchema>;

/** What whoever withdraws is told: that it is there, and since when (ISO 8601). Nothing of any order. */
export interface WithdrawalReceived {
  receivedAt: string;
}

/** A withdrawal as the admin sees it. */
export interface Withdrawal {
  _id: string;
  receivedAt: string;
  name: string;
  email: string;
  /** As it was typed. */
  order: string;
  items: string[];
  /** The order that it is about; absent where no order, or more than one, has this number. */
  orderId?: string;
  /** Where that order has another address than was typed. */
  isFromOther?: boolean;
  /** What became of the receipt; absent where the shop sends no mail, and when that is forgotten. */
  receipt?: MailState;
  /** The last day on which the money is due back, `YYYY-MM-DD`. */
  repayBy: string;
  /** When and by whom it was marked as settled. */
  settled?: { at: string; by: string };
}

export interface WithdrawalsPage {
  withdrawals: Withdrawal[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

export const withdrawalsQuerySchema = z.object({
  /** Those of one order. */
  order: z.string().max(LIMITS.withdrawalOrder, messages.atMostCharacters(LIMITS.withdrawalOrder)).optional(),
  /** Those that nobody has settled. */
  settled: z.enum(['false'], messages.mustBeOneOf('false')).optional(),
  cursor: z.string().max(LIMITS.cursor, messages.invalidCursor).optional(),
});
export type WithdrawalsQuery = z.output<typeof withdrawalsQuerySchema>;

export const withdrawalSettledSchema = z.object({ isSettled: z.boolean(messages.mustBeTrueOrFalse) });

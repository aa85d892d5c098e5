import type { z } from 'zod';
import { cents, flag, object, text } from './fields.ts';

const MOST_CENTS = 100_000;

/** `checkout.ts`: checkout, and sales at the counter. */
export const checkout = object({
  /** Label of the order button. EU law requires it to state the obligation to pay. */
  orderButton: text(40),
  /** Cents; absent without gift wrap. */
  giftWrap: cents(MOST_CENTS).optional(),
  /** `true` allows sales at the counter. It does not replace a certified till. */
  sellsAtCounter: flag.optional(),
});

export type CheckoutSettings = z.infer<typeof checkout>;

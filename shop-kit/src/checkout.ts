import type { z } from 'zod';
import { cents, object, text } from './fields.ts';

const MOST_CENTS = 100_000;

/** `checkout.ts`: the last page before an order. */
export const checkout = object({
  /** The words of the button that orders. With the law of the Union they say that ordering obliges to pay. */
  orderButton: text(40),
  /** What gift wrap costs, in cents; absent where the shop does not wrap. */
  giftWrap: cents(MOST_CENTS).optional(),
});

export type CheckoutSettings = z.infer<typeof checkout>;

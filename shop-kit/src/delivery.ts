import type { z } from 'zod';
import { object, text } from './fields.ts';

/** `delivery.ts`: what is said of an order wherever one can be begun, beside books, in the cart and at the checkout. */
export const delivery = object({
  /** What "Shipping and taxes calculated at checkout." comes to: an order costs what its books cost. */
  shipping: text(20),
  taxes: text(20),
  /** How long a parcel is on its way, without a full stop. */
  time: text(60),
  /** An order costs at most the total that was shown, whatever is written here. Without a full stop. */
  promise: text(60),
});

export type DeliveryTexts = z.infer<typeof delivery>;

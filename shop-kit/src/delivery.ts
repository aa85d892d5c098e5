import { z } from 'zod';
import { cents, countryCode, listOf, object, text } from './fields.ts';

/** Cents. */
const MOST_CENTS = 100_000;
const MOST_DAYS = 60;

const days = z
  .int({ error: 'is not a whole number of working days' })
  .min(0, { error: 'is below 0' })
  .max(MOST_DAYS, { error: `is above ${MOST_DAYS} working days` });

/** Cents per order. */
const charge = object({
  /** For countries not in `byCountry`. */
  default: cents(MOST_CENTS),
  /** By ISO 3166-1 code: `{ DE: 290 }`. */
  byCountry: z.record(countryCode, cents(MOST_CENTS)).optional(),
  /** Order value for free delivery. */
  freeFrom: cents(100_000_000).optional(),
});

/** Working days, fewest first. */
const dayRange = z
  .tuple([days, days], { error: 'is not a pair of numbers: write the fewest and most working days, such as [2, 4]' })
  .refine(([fewest, most]) => fewest <= most, { error: 'begins with the larger number: write the smaller one first' })
  .readonly();

/** In the shop. */
const pickup = object({
  /** As typed at the checkout. */
  address: object({ street: text(100), zipcode: text(20), city: text(60), state: text(60), country: text(60) }),
  /** No full stop. */
  hours: text(100),
  /** Working days; `cutOff` and `closed` of `times` count. */
  readyIn: dayRange,
});

/** Working days are Monday to Friday, without closed days. */
const times = object({
  /** Earlier orders are sent on the same working day (shop's time zone). */
  cutOff: z
    .string({ error: 'is missing: write a time of day, such as 14:00' })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'is not a time of day: write one, such as 14:00' }),
  /** Working days. */
  days: dayRange,
  /** `2026-12-24`, or every year `12-25`. */
  closed: listOf(
    z.string({ error: 'is not a day' }).regex(/^(?:[12]\d{3}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
      error: 'is not a day: write 2026-12-24, or 12-25 for every year',
    }),
    0,
    'days',
  ),
});

/** `delivery.ts`: charges, times and their texts. */
export const delivery = object({
  /** Absent: free. */
  charge: charge.optional(),
  /** ISO 3166-1; the checkout rejects others. Absent: all. */
  countries: listOf(countryCode, 1, 'countries').optional(),
  /** Collection in the shop, without a charge. Absent: delivery only. */
  pickup: pickup.optional(),
  /** Absent: no arrival date. */
  times: times.optional(),
  /** After "Shipping:"; defaults to `charge`. */
  shipping: text(20).optional(),
  /** After "Taxes:"; defaults to the rates of `tax.ts`. */
  taxes: text(20).optional(),
  /** No full stop; defaults to `times`. */
  time: text(60).optional(),
  /** No full stop; an order never costs more than the total shown. */
  promise: text(60),
});

export type DeliveryTexts = z.infer<typeof delivery>;
export type DeliveryCharge = z.infer<typeof charge>;
export type DeliveryTimes = z.infer<typeof times>;
export type Pickup = z.infer<typeof pickup>;

import { z } from 'zod';
import { cents, countryCode, listOf, object, text } from './fields.ts';

/** Maximum charge in cents. */
const MOST_CENTS = 100_000;
const MOST_DAYS = 60;

const days = z
  .int({ error: 'is not a whole number of working days' })
  .min(0, { error: 'is below 0' })
  .max(MOST_DAYS, { error: `is above ${MOST_DAYS} working days` });

/** Delivery charge of an order in cents. */
const charge = object({
  /** For countries that `byCountry` lacks. */
  default: cents(MOST_CENTS),
  /** Keyed by ISO 3166-1 code: `{ DE: 290 }`. */
  byCountry: z.record(countryCode, cents(MOST_CENTS)).optional(),
  /** Order value from which delivery is free. */
  freeFrom: cents(100_000_000).optional(),
});

/** Fewest and most working days. */
const dayRange = z
  .tuple([days, days], { error: 'is not a pair of numbers: write the fewest and most working days, such as [2, 4]' })
  .refine(([fewest, most]) => fewest <= most, { error: 'begins with the larger number: write the smaller one first' })
  .readonly();

/** Where customers collect their orders. */
const pickup = object({
  /** As a customer would type it at the checkout. */
  address: object({ street: text(100), zipcode: text(20), city: text(60), state: text(60), country: text(60) }),
  /** Opening hours without a full stop. */
  hours: text(100),
  /** Working days until an order is ready; `cutOff` and `closed` of `times` count. */
  readyIn: dayRange,
});

/** Working days are Monday to Friday except closed days. */
const times = object({
  /** Orders before this time of a working day are sent on the same day (shop's time zone). */
  cutOff: z
    .string({ error: 'is missing: write a time of day, such as 14:00' })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'is not a time of day: write one, such as 14:00' }),
  /** Minimum and maximum delivery time in working days. */
  days: dayRange,
  /** Days without dispatch and delivery: `2026-12-24`, or every year `12-25`. */
  closed: listOf(
    z.string({ error: 'is not a day' }).regex(/^(?:[12]\d{3}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
      error: 'is not a day: write 2026-12-24, or 12-25 for every year',
    }),
    0,
    'days',
  ),
});

/** `delivery.ts`: delivery texts of books, cart and checkout. */
export const delivery = object({
  /** Free delivery if absent. */
  charge: charge.optional(),
  /** ISO 3166-1 codes; the checkout rejects other countries. Absent means all. */
  countries: listOf(countryCode, 1, 'countries').optional(),
  /** Lets customers collect orders in the shop, without a charge. Absent means delivery only. */
  pickup: pickup.optional(),
  /** No arrival date is shown if absent. */
  times: times.optional(),
  /** After "Shipping:"; generated from `charge` if that is set. */
  shipping: text(20).optional(),
  /** After "Taxes:"; generated from `tax.ts` if that has rates. */
  taxes: text(20).optional(),
  /** Delivery time without a full stop; generated from `times` if that is set. */
  time: text(60).optional(),
  /** Price promise without a full stop; an order never costs more than the total shown. */
  promise: text(60),
});

export type DeliveryTexts = z.infer<typeof delivery>;
export type DeliveryCharge = z.infer<typeof charge>;
export type DeliveryTimes = z.infer<typeof times>;
export type Pickup = z.infer<typeof pickup>;

import { z } from 'zod';
import { cents, countryCode, listOf, object, text } from './fields.ts';

/** Cents. */
const MOST_CENTS = 100_000;
const MOST_DAYS = 60;

const days = z
  .int({ error: 'is not a whole number of working days' })
  .min(0, { error: 'is below 0' })
  .max(MOST_DAYS, { error: `is above ${MOST_DAYS} working days` });

/** Delivery charge of an order in cents. */
const charge = object({
  /** For countries not in `byCountry`. */
  default: cents(MOST_CENTS),
  /** By ISO 3166-1 code: `{ DE: 290 }`. */
  byCountry: z.record(countryCode, cents(MOST_CENTS)).optional(),
  /** Order value from which delivery is free, in cents. */
  freeFrom: cents(100_000_000).optional(),
});

/** Fewest and most working days. */
const dayRange = z
  .tuple([days, days], { error: 'is not a pair of numbers: write the fewest and most working days, such as [2, 4]' })
  .refine(([fewest, most]) => fewest <= most, { error: 'begins with the larger number: write the smaller one first' })
  .readonly();

/** Where customers collect orders. */
const pickup = object({
  /** Address as typed at the checkout. */
  address: object({ street: text(100), zipcode: text(20), city: text(60), state: text(60), country: text(60) }),
  /** Opening hours without a full stop. */
  hours: text(100),
  /** Working days until an order is ready; `cutOff` and `closed` of `times` apply. */
  readyIn: dayRange,
});

/** Working days are Monday to Friday, without closed days. */
const times = object({
  /** Orders before this time are sent on the same working day (shop's time zone). */
  cutOff: z
    .string({ error: 'is missing: write a time of day, such as 14:00' })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'is not a time of day: write one, such as 14:00' }),
  /** Fewest and most working days to the customer. */
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

/** `delivery.ts`: charges, times and their texts. */
export const delivery = object({
  /** Delivery is free if absent. */
  charge: charge.optional(),
  /** ISO 3166-1 codes; the checkout rejects other countries. Absent means all. */
  countries: listOf(countryCode, 1, 'countries').optional(),
  /** Lets customers collect orders in the shop, without a charge. Absent means delivery only. */
  pickup: pickup.optional(),
  /** No arrival date is shown if absent. */
  times: times.optional(),
  /** Text after "Shipping:"; defaults to `charge`. */
  shipping: text(20).optional(),
  /** Text after "Taxes:"; defaults to the rates of `tax.ts`. */
  taxes: text(20).optional(),
  /** Delivery time without a full stop; defaults to `times`. */
  time: text(60).optional(),
  /** Price promise without a full stop; an order never costs more than the total shown. */
  promise: text(60),
});

export type DeliveryTexts = z.infer<typeof delivery>;
export type DeliveryCharge = z.infer<typeof charge>;
export type DeliveryTimes = z.infer<typeof times>;
export type Pickup = z.infer<typeof pickup>;

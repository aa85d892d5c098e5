import { z } from 'zod';
import { cents, countryCode, listOf, object, text } from './fields.ts';

/** No parcel costs more, in cents. */
const MOST_CENTS = 100_000;
const MOST_DAYS = 60;

const days = z
  .int({ error: 'is no whole number of working days' })
  .min(0, { error: 'is below 0' })
  .max(MOST_DAYS, { error: `is above ${MOST_DAYS} working days` });

/** What the delivery of an order costs, in cents. */
const charge = object({
  /** To a country that `byCountry` does not name. */
  default: cents(MOST_CENTS),
  /** By ISO 3166-1 code, as `{ DE: 290 }`. */
  byCountry: z.record(countryCode, cents(MOST_CENTS)).optional(),
  /** From books of this sum on the delivery costs nothing. */
  freeFrom: cents(100_000_000).optional(),
});

/** When a parcel comes. Monday to Friday are working days, but for those that are closed. */
const times = object({
  /** An order before this time of a working day, by the shop's time zone, leaves on that day. */
  cutOff: z
    .string({ error: 'is missing: write a time of day, as 14:00' })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'is no time of day: write one, as 14:00' }),
  /** For so many working days it is on its way: the fewest and the most. */
  days: z
    .tuple([days, days], { error: 'is no pair of numbers: write the fewest and the most working days, as [2, 4]' })
    .refine(([fewest, most]) => fewest <= most, { error: 'begins with the larger number: write the smaller one first' })
    .readonly(),
  /** Days on which nothing leaves and nothing comes: `2026-12-24`, or every year `12-25`. */
  closed: listOf(
    z.string({ error: 'is no day' }).regex(/^(?:[12]\d{3}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
      error: 'is no day: write 2026-12-24, or 12-25 for every year',
    }),
    0,
    'days',
  ),
});

/** `delivery.ts`: what is said of an order wherever one can be begun, beside books, in the cart and at the checkout. */
export const delivery = object({
  /** None: the delivery is free. */
  charge: charge.optional(),
  /** ISO 3166-1 codes of the countries that the shop delivers to; absent: all. The checkout refuses other countries. */
  countries: listOf(countryCode, 1, 'countries').optional(),
  /** None: no date of arrival is shown. */
  times: times.optional(),
  /** Beside "Shipping:"; made from `charge` where that is set. */
  shipping: text(20).optional(),
  /** Beside "Taxes:"; made from the rates of `tax.ts` where those are set. */
  taxes: text(20).optional(),
  /** How long a parcel is on its way, without a full stop; made from `times` where those are set. */
  time: text(60).optional(),
  /** An order costs at most the total that was shown, whatever is written here. Without a full stop. */
  promise: text(60),
});

export type DeliveryTexts = z.infer<typeof delivery>;
export type DeliveryCharge = z.infer<typeof charge>;
export type DeliveryTimes = z.infer<typeof times>;

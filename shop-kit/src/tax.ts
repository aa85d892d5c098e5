import { z } from 'zod';
import { cents, object, rate, slug } from './fields.ts';

const CATEGORY_LENGTH = 30;
const MOST_CENTS = 100_000_000;

/** By the value of the goods, or fixed. */
const chargeRate = z.union([z.literal('as-goods'), rate], {
  error: 'is neither as-goods nor a rate: write one of them, such as 1900 for 19 %',
});

/**
 * `tax.ts`: included in prices, in hundredths of a percent: 700 is 7 %. Without `books` no rate is shown. Orders are
 * taxed at home rates.
 */
export const tax = object({
  books: rate.optional(),
  /** Other rates, as for calendars. */
  byCategory: z.record(slug(CATEGORY_LENGTH), rate).optional(),
  /** Defaults to `as-goods`. */
  delivery: chargeRate.optional(),
  /** Defaults to `as-goods`. */
  wrap: chargeRate.optional(),
  /** Cents, for counter invoices without the buyer: 25_000 in Germany. Absent: any. */
  namelessInvoiceUpTo: cents(MOST_CENTS).optional(),
});

export type TaxRates = z.infer<typeof tax>;

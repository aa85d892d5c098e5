import { z } from 'zod';
import { cents, object, rate, slug } from './fields.ts';

const CATEGORY_LENGTH = 30;
const MOST_CENTS = 100_000_000;

/** Split by the value of the goods, or a fixed rate. */
const chargeRate = z.union([z.literal('as-goods'), rate], {
  error: 'is neither as-goods nor a rate: write one of them, such as 1900 for 19 %',
});

/**
 * `tax.ts`: taxes included in prices, in hundredths of a percent: 700 is 7 %. Without `books` no rate is shown. Every
 * order is taxed at home rates.
 */
export const tax = object({
  books: rate.optional(),
  /** Categories with another rate, such as calendars. */
  byCategory: z.record(slug(CATEGORY_LENGTH), rate).optional(),
  /** Delivery charge; defaults to `as-goods`. */
  delivery: chargeRate.optional(),
  /** Gift wrap; defaults to `as-goods`. */
  wrap: chargeRate.optional(),
  /** Highest total in cents of a counter invoice without the buyer: 25_000 in Germany. Absent means any. */
  namelessInvoiceUpTo: cents(MOST_CENTS).optional(),
});

export type TaxRates = z.infer<typeof tax>;

import { z } from 'zod';
import { object, rate, slug } from './fields.ts';

const CATEGORY_LENGTH = 30;

/** Split by the value of the goods, or a fixed rate. */
const besideGoods = z.union([z.literal('as-goods'), rate], {
  error: 'is neither as-goods nor a rate: write one of them, as 1900 for 19 %',
});

/**
 * `tax.ts`: taxes included in prices, in hundredths of a percent: 700 is 7 %. Without `books` no
 * rate is shown. Every order is taxed at home rates.
 */
export const tax = object({
  books: rate.optional(),
  /** For categories with another rate, such as calendars. */
  byCategory: z.record(slug(CATEGORY_LENGTH), rate).optional(),
  /** Delivery charge; defaults to `as-goods`. */
  delivery: besideGoods.optional(),
  /** Gift wrap; defaults to `as-goods`. */
  wrap: besideGoods.optional(),
});

export type TaxRates = z.infer<typeof tax>;

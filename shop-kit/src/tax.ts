import { z } from 'zod';
import { object, rate, slug } from './fields.ts';

const CATEGORY_LENGTH = 30;

/** At the rates of the goods, split by what they cost, or a rate of its own. */
const besideGoods = z.union([z.literal('as-goods'), rate], {
  error: 'is neither as-goods nor a rate: write one of them, as 1900 for 19 %',
});

/**
 * `tax.ts`: the taxes that the prices contain, in hundredths of a percent: 700 is 7 %. Without `books` the shop states no rate.
 * Rates of other countries are not part of it: every order is taxed as at home.
 */
export const tax = object({
  books: rate.optional(),
  /** Of categories whose goods have another rate, such as calendars. */
  byCategory: z.record(slug(CATEGORY_LENGTH), rate).optional(),
  /** Of the delivery charge; `as-goods` where it is absent. */
  delivery: besideGoods.optional(),
  /** Of gift wrap; `as-goods` where it is absent. */
  wrap: besideGoods.optional(),
});

export type TaxRates = z.infer<typeof tax>;

import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { statusSchema } from './order.ts';

const MOMENT = messages.invalidMoment;

/** Firestore knows no moment before the year 1; no order is older than this. */
const EARLIEST = Date.UTC(1970);

const moment = z.iso
  .datetime(MOMENT)
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() >= EARLIEST, MOMENT);

const filter = {
  status: statusSchema.optional(),
  /** Those that were delivered and whose money the courier has not handed over. */
  cash: z.enum(['due'], messages.mustBeOneOf('due')).optional(),
  /** Those that wait to be packed and whose customer has named no street. */
  street: z.enum(['missing'], messages.mustBeOneOf('missing')).optional(),
  from: moment.optional(),
  to: moment.optional(),
};

/** Orders of a state, or whose money is to come, placed from one moment on and before another. */
export type OrdersFilter = z.output<z.ZodObject<typeof filter>>;

const beginsBeforeItEnds = ({ from, to }: OrdersFilter) => !from || !to || from < to;
const NO_TIME = { path: ['to'], message: messages.mustBeLaterThanFrom };

/** By when they were placed, the newest or the oldest first. */
const ORDER_SORTS = ['newest', 'oldest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const cursor = z.string().min(1).max(1_000).optional();

/** The query of what one customer has: it goes on behind the cursor that the `Link` of the answer before names. */
export const ownOrdersQuerySchema = z.object({ cursor });

/** The query of the admin's order list. Each word of `q` begins an order id, an e-mail, a telephone number, a postcode or a word of a town, a name or a book's title. */
export const ordersQuerySchema = z
  .object({
    ...filter,
    cursor,
    limit: z
      .string(messages.mustBeAWholeNumber)
      .regex(/^\d{1,4}$/, messages.mustBeAWholeNumber)
      .transform(Number)
      .pipe(
        z
          .number()
          .min(LIMITS.ordersPage.min, messages.atLeast(LIMITS.ordersPage.min))
          .max(LIMITS.ordersPage.max, messages.atMost(LIMITS.ordersPage.max)),
      )
      .default(LIMITS.ordersPage.default),
    /** Those of which a mail was given up: of the first `LIMITS.failedMails` such mails. */
    mail: z.enum(['failed'], messages.mustBeOneOf('failed')).optional(),
    sort: z.enum(ORDER_SORTS, messages.mustBeOneOf(ORDER_SORTS.join(', '))).optional(),
    /** Also where each goes, for a carrier's labels: it is in no list that does not ask for it. */
    streets: z.enum(['true', 'false'], messages.mustBeTrueOrFalse).optional(),
    /** An order's id: only orders of its customer. Of an erased one there are none. */
    customerOf: z.string().max(LIMITS.orderSearch, messages.atMostCharacters(LIMITS.orderSearch)).optional(),
    q: z.string().trim().max(LIMITS.orderSearch, messages.atMostCharacters(LIMITS.orderSearch)).optional(),
  })
  .refine(beginsBeforeItEnds, NO_TIME);
export type OrdersQuery = z.output<typeof ordersQuerySchema>;

/** The query of how many orders there are. */
export const ordersCountSchema = z.object(filter).refine(beginsBeforeItEnds, NO_TIME);

/** Counted up to `LIMITS.ordersCount`, which means that or more. */
export interface OrdersCount {
  count: number;
}

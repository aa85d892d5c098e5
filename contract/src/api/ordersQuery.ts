import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { numberText } from '../text.ts';
import { type Address, statusSchema } from './order.ts';

const MOMENT = messages.invalidMoment;

/** Firestore has no times before the year 1. */
const EARLIEST = Date.UTC(1970);

const moment = z.iso
  .datetime(MOMENT)
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() >= EARLIEST, MOMENT);

const filter = {
  status: statusSchema.optional(),
  /** Delivered orders whose cash is outstanding. */
  cash: z.enum(['due'], messages.mustBeOneOf('due')).optional(),
  /** Orders to pack that have no street. */
  street: z.enum(['missing'], messages.mustBeOneOf('missing')).optional(),
  from: moment.optional(),
  to: moment.optional(),
};

export type OrdersFilter = z.output<z.ZodObject<typeof filter>>;

const beginsBeforeItEnds = ({ from, to }: OrdersFilter) => !from || !to || from < to;
const NO_TIME = { path: ['to'], message: messages.mustBeLaterThanFrom };

const ORDER_SORTS = ['newest', 'oldest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const cursor = z.string().min(1).max(1_000).optional();

const WAITING_FILTERS = ['later', 'due'] as const;
export type WaitingFilter = (typeof WAITING_FILTERS)[number];

/** The cursor comes from the previous answer's `Link`. */
export const ownOrdersQuerySchema = z.object({ cursor });

/** Each word of `q` starts an order id, email, phone number, postcode, or a word of town, name or title. */
export const ordersQuerySchema = z
  .object({
    ...filter,
    cursor,
    limit: numberText(LIMITS.ordersPage).default(LIMITS.ordersPage.default),
    /** Searches the first `LIMITS.failedMails`. */
    mail: z.enum(['failed'], messages.mustBeOneOf('failed')).optional(),
    /** Searches the first `LIMITS.waitingOrders`. */
    waiting: z.enum(WAITING_FILTERS, messages.mustBeOneOf(WAITING_FILTERS.join(', '))).optional(),
    sort: z.enum(ORDER_SORTS, messages.mustBeOneOf(ORDER_SORTS.join(', '))).optional(),
    /** Whether to include streets, for carrier labels. */
    streets: z.enum(['true', 'false'], messages.mustBeTrueOrFalse).optional(),
    /** Id of an order of the customer; finds nothing for an erased customer. */
    customerOf: z.string().max(LIMITS.orderSearch, messages.atMostCharacters(LIMITS.orderSearch)).optional(),
    q: z.string().trim().max(LIMITS.orderSearch, messages.atMostCharacters(LIMITS.orderSearch)).optional(),
  })
  .refine(beginsBeforeItEnds, NO_TIME)
  .refine(({ waiting, from, to }) => !waiting || !(from ?? to), {
    path: ['waiting'],
    message: messages.notTogetherWith('from, to'),
  });
export type OrdersQuery = z.output<typeof ordersQuerySchema>;

export const ordersCountSchema = z.object(filter).refine(beginsBeforeItEnds, NO_TIME);

/** Each word of `q` starts a word of name, phone number or email. */
export const customersQuerySchema = z.object({
  q: z
    .string(messages.required)
    .trim()
    .min(LIMITS.customerSearch.min, messages.atLeastCharacters(LIMITS.customerSearch.min))
    .max(LIMITS.orderSearch, messages.atMostCharacters(LIMITS.orderSearch)),
});

export interface EarlierCustomer {
  name: string;
  phone: string;
  email: string;
  address?: Address;
  street?: string;
}

export interface EarlierCustomers {
  customers: EarlierCustomer[];
}

/** `LIMITS.ordersCount` means at least that many. */
export interface OrdersCount {
  count: number;
}

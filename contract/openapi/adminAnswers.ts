import * as z from 'zod';
import {
  ADMIN_RIGHTS,
  type AdminSession,
  CALLER_KINDS,
  type CallerRoute,
  type SignedInAdmin,
  type Statistics,
  type Today,
} from '../src/api/admin.ts';
import { CHANGE_CODES, type Change, type ChangesPage } from '../src/api/changes.ts';
import type { AdminAccount, FactorSet, FactorState, NewApp, NewPasskey, RecoveryCodes } from '../src/api/factor.ts';
import type { SalesReport } from '../src/api/sales.ts';
import { SPANS } from '../src/days.ts';
import { LIMITS, LOW_STOCK } from '../src/limits.ts';
import { answer, category, changedValue, count, day, moment, price, text } from './answer.ts';

const session = answer<AdminSession>({
  token: text,
  expiresIn: z.int().describe('Seconds'),
  user: z.strictObject({ username: text, role: z.literal('admin') }),
  device: text.describe(
    'Send it as Device-Token with the next login: strangers’ attempts do not count against a known device',
  ),
});

export const passkeyOptions = z.looseObject({}).describe('WebAuthn options as JSON, for the browser');

const change = answer<Change>({
  _id: text,
  at: moment,
  by: text.describe("An admin's user name, or command"),
  what: z.enum(CHANGE_CODES),
  subjects: z
    .array(text)
    .max(LIMITS.changedBooks)
    .describe('Ids of changed items: the requested one, or the first ones; both orders of a split or merge'),
  count: count.describe('Number of all changed items'),
  books: z
    .array(
      z.strictObject({
        _id: text,
        title: text,
        fields: z.record(text, z.strictObject({ before: changedValue, after: changedValue })),
      }),
    )
    .exactOptional()
    .describe(`Books among the subjects; texts are cut to ${LIMITS.changedText} characters`),
  fields: z.array(text).exactOptional().describe('Names of the changed fields of an order'),
});

const sold = { revenue: price, books: count };

export const ADMIN_ANSWERS = {
  AdminSession: session,
  SignedInAdmin: answer<SignedInAdmin>({
    username: text,
    rights: z.enum(ADMIN_RIGHTS).describe('An owner may do everything, staff the daily work with books and orders'),
  }),
  CallerRoute: answer<CallerRoute>({
    kind: z
      .enum(CALLER_KINDS)
      .describe("Through Hosting, at the function's own address, or with Hosting's header from an unknown address"),
    hops: count.describe('Entries of X-Forwarded-For'),
  }),
  FactorState: answer<FactorState>({
    hasApp: z.boolean(),
    passkeys: z.array(z.strictObject({ id: text, name: text, addedAt: moment })),
    recoveryCodesLeft: count,
    isDemanded: z.boolean(),
  }),
  NewApp: answer<NewApp>({ ticket: text, secret: text.describe('Base32'), uri: text.describe('otpauth:') }),
  NewPasskey: answer<NewPasskey>({ ticket: text, options: passkeyOptions }),
  FactorSet: answer<FactorSet>({
    first: z
      .strictObject({ session, recoveryCodes: z.array(text) })
      .nullable()
      .describe('With the first factor, which ends all other sessions: the new session'),
  }),
  RecoveryCodes: answer<RecoveryCodes>({ recoveryCodes: z.array(text) }),
  AdminAccount: answer<AdminAccount>({
    username: text,
    rights: z.enum(ADMIN_RIGHTS).nullable().describe('Null if the account is damaged'),
    hasFactor: z.boolean(),
    isFactorDemanded: z.boolean(),
  }),
  ChangesPage: answer<ChangesPage>({
    changes: z.array(change),
    nextCursor: text.nullable().describe('Null on the last page'),
  }),
  Statistics: answer<Statistics>({ totalBooks: count, totalSales: price, trendingBooks: count, totalOrders: count }),
  Today: answer<Today>({
    day: day.describe("Today in the shop's time zone"),
    toPack: z.strictObject({ count, oldest: moment.exactOptional().describe('Absent if there is none') }),
    waiting: z.strictObject({ count, due: count.describe('To pack, because their day has come') }),
    withoutStreet: count.describe('Orders to pack without a street'),
    orders: z
      .strictObject({ count, unsold: count, takings: price })
      .describe('Placed today, how many were cancelled or refused since, and the value of the others'),
    cashToCome: z.strictObject({ count, sum: price }).describe('Delivered orders whose cash the courier still owes'),
    uncollected: count.describe('Orders that should have been collected'),
    books: z.strictObject({ soldOut: count, low: count }).describe(`On sale; low is 1 to ${LOW_STOCK} copies`),
    failedMails: z
      .strictObject({ orders: count, withdrawals: count })
      .exactOptional()
      .describe(`By subject, among the first ${LIMITS.failedMails}. Absent if the shop sends no mail`),
    overdue: z.strictObject({ mails: count, tasks: count }).describe('Due an hour ago or earlier'),
    withdrawals: count.describe('Not yet settled'),
  }),
  SalesReport: answer<SalesReport>({
    from: day,
    to: day,
    by: z.enum(SPANS),
    timeZone: text,
    behindSeconds: count.describe('Age of the oldest order that is not counted yet; 0 if none'),
    buckets: z.array(z.strictObject({ start: day, orders: count, ...sold })),
    topBooks: z.array(z.strictObject({ _id: text, title: text.nullable(), ...sold })),
    byCategory: z.array(z.strictObject({ category: category.nullable(), ...sold })),
  }),
} satisfies Record<string, z.ZodType>;

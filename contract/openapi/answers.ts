import * as z from 'zod';
import type { KeptAlert } from '../src/api/alert.ts';
import type { CustomerDetails, CustomerExport, KeptDetails, SavedDetails } from '../src/api/customerDetails.ts';
import type { SecondFactor } from '../src/api/factor.ts';
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '../src/api/problem.ts';
import type { WishList } from '../src/api/wishes.ts';
import { LIMITS } from '../src/limits.ts';
import { ADMIN_ANSWERS, passkeyOptions } from './adminAnswers.ts';
import { answer, fieldError, moment, sum, text } from './answer.ts';
import { BOOK_ANSWERS, book } from './bookAnswers.ts';
import {
  address,
  addressLines,
  adminOrder,
  delivery,
  invoice,
  ORDER_ANSWERS,
  order,
  withdrawal,
} from './orderAnswers.ts';

const detailFields = { name: text, phone: text, street: text, address };

export const ANSWERS = {
  ...BOOK_ANSWERS,
  ...ORDER_ANSWERS,
  ...ADMIN_ANSWERS,
  KeptDetails: answer<KeptDetails>({ details: answer<SavedDetails>({ ...detailFields, addressLines }).nullable() }),
  WishList: answer<WishList>({ ids: z.array(text).max(LIMITS.wishes) }),
  CustomerExport: answer<CustomerExport>({
    account: z.strictObject({ uid: text, email: text.nullable() }),
    details: answer<CustomerDetails>(detailFields).nullable(),
    orders: z.array(adminOrder),
    phoneOrders: z.array(adminOrder).exactOptional().describe('Under the confirmed address'),
    streets: z.array(delivery).exactOptional().describe('Without an order'),
    withdrawals: z
      .array(withdrawal)
      .exactOptional()
      .describe("Sent from these orders' own addresses, or without an order from the confirmed address"),
    invoices: z.array(invoice).exactOptional().describe('Of these orders'),
    alerts: z
      .array(answer<KeptAlert>({ book: text, email: text, since: moment }))
      .exactOptional()
      .describe('Alerts for sold-out books'),
    wishes: z.array(text).exactOptional().describe('Book ids of the wish list'),
  }),
  Health: z.strictObject({ status: z.literal('ok'), version: text }),
  FieldError: fieldError,
  Problem: answer<Problem>({
    type: text,
    title: text,
    status: z.int().min(400).max(599),
    detail: text,
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]),
    errors: z.array(fieldError).exactOptional(),
    retryAfterSeconds: z
      .int()
      .min(1)
      .exactOptional()
      .describe('With busy: when to repeat the request. Nothing was written'),
    books: z.array(book).exactOptional(),
    totalPrice: sum.exactOptional().describe('With cart-changed: the current total, if all books are available'),
    order: z.union([order, adminOrder]).exactOptional().describe('Admins get it in the form for admins'),
    book: book.exactOptional(),
    secondFactor: answer<SecondFactor>({ ticket: text, hasApp: z.boolean(), passkey: passkeyOptions.exactOptional() })
      .exactOptional()
      .describe('With second-factor: continues the login'),
  }),
} satisfies Record<string, z.ZodType>;

export type AnswerName = keyof typeof ANSWERS;

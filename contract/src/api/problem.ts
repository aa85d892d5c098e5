import type { Book } from './book.ts';
import type { SecondFactor } from './factor.ts';
import type { Order } from './order.ts';

/** Every `code` that an error answer may carry, with the HTTP status that it always has. */
export const PROBLEM_STATUS = {
  'malformed-json': 400,
  'validation-failed': 400,
  unauthenticated: 401,
  'second-factor': 401,
  'sign-in-too-old': 401,
  forbidden: 403,
  'email-not-confirmed': 403,
  'second-factor-missing': 403,
  'not-found': 404,
  'no-invoice': 404,
  'too-many-books': 404,
  'method-not-allowed': 405,
  'already-returned': 409,
  busy: 409,
  'cart-changed': 409,
  'no-alert': 409,
  'import-undone': 409,
  'open-orders': 409,
  'open-withdrawals': 409,
  'sold-out': 409,
  'status-conflict': 409,
  'too-late': 409,
  'ticket-expired': 410,
  'precondition-failed': 412,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'precondition-required': 428,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

export interface FieldError {
  /** Dotted path of the field, for example `address.city`. */
  path: string;
  message: string;
}

/** The body of every error answer: RFC 9457, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
  /** With `busy`: after how many seconds to send the same again. Nothing was written. */
  retryAfterSeconds?: number;
  /**
   * With `cart-changed`: the present copies of those books of the order that still exist. With `sold-out` of an order that is changed: its
   * books that are.
   */
  books?: Book[];
  /**
   * With `cart-changed`, where all books of the order can be had: what it costs now, with two decimals. Where the books cost what was shown,
   * it is the delivery or the wrap that costs more.
   */
  totalPrice?: string;
  /** With `idempotency-key-reused`: the order that stands under the key. With `status-conflict`, `already-returned`, `precondition-failed`, `too-late` and `sold-out`: the order as it is now. */
  order?: Order;
  /** With `precondition-failed` of a book, and with `idempotency-key-reused` of a new one: the book as it is now. */
  book?: Book;
  /** With `second-factor`: what goes on with the log-in, whose password was right. */
  secondFactor?: SecondFactor;
}

import type { Book } from './book.ts';
import type { SecondFactor } from './factor.ts';
import type { Order } from './order.ts';

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
  'no-email': 409,
  'not-placed': 409,
  'import-undone': 409,
  'open-orders': 409,
  'open-withdrawals': 409,
  'sold-out': 409,
  'status-conflict': 409,
  'too-late': 409,
  'too-many-messages': 409,
  waiting: 409,
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
  /** Dotted, for example `address.city`. */
  path: string;
  message: string;
}

/** RFC 9457, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
  /** Sent with `busy`; nothing was written. */
  retryAfterSeconds?: number;
  /** With `cart-changed`: current versions of the books. With `sold-out` of a changed order: the sold-out books. */
  books?: Book[];
  /** The current total, with `cart-changed` if all books are available; two decimals. */
  totalPrice?: string;
  /**
   * The order, with `idempotency-key-reused`, `status-conflict`, `not-placed`, `already-returned`,
   * `precondition-failed`, `too-late`, `waiting` and `sold-out`.
   */
  order?: Order;
  /** Current book, with `precondition-failed` and `idempotency-key-reused`. */
  book?: Book;
  /** Continues a login with the right password; sent with `second-factor`. */
  secondFactor?: SecondFactor;
}

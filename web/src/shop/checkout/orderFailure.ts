import type { Order } from '@bookstore/contract/api/order';
import { problemOf } from '../../api/problem.ts';

/** What a failed order means for the customer, beyond the alert that all failures share. */
export type OrderFailure =
  | { kind: 'empty-cart' }
  /** Prices, books or charges changed; nothing was stored. `totalPrice` is what it comes to now, where all books can be had. */
  | { kind: 'cart-changed'; totalPrice?: string }
  /**
   * The key of this intent has an order already: an earlier answer was lost. Its books are those that were to be ordered,
   * with other details, or others. Null where the shop does not say which order.
   */
  | { kind: 'already-ordered'; order: Order | null; isSameBooks: boolean }
  /** The shop asks for a confirmed e-mail address first; nothing was stored. */
  | { kind: 'email-not-confirmed' }
  /** Too many were ordering at once, also after further tries; nothing was stored. */
  | { kind: 'busy' }
  /** The server refused what was sent; nothing was stored. */
  | { kind: 'refused'; reasons: string[] }
  /** No answer that tells whether the order exists: the same key asks for it again. `reason` is what the shop did say. */
  | { kind: 'uncertain'; reason?: string }
  /** Where the parcel goes could not be stored, so the order was not sent. */
  | { kind: 'not-sent'; reason?: string };

/** Reads the error of the mutation, an HTTP status with its body or FETCH_ERROR, PARSING_ERROR, of an order of these books. */
export function toOrderFailure(error: unknown, bookIds: readonly string[]): OrderFailure {
  const problem = problemOf(error);
  switch (problem?.code) {
    case 'cart-changed':
      return { kind: problem.code, ...(problem.totalPrice && { totalPrice: problem.totalPrice }) };
    case 'busy':
    case 'email-not-confirmed':
      return { kind: problem.code };
  }
  if (problem?.code === 'idempotency-key-reused') return alreadyOrdered(problem.order ?? null, bookIds);
  if (!problem) return { kind: 'uncertain' };
  if (problem.status >= 500) return { kind: 'uncertain', reason: problem.detail };
  return { kind: 'refused', reasons: reasonsOf(problem) };
}

/** Reads the error of the call that stores the street. */
export function toDeliveryFailure(error: unknown): OrderFailure {
  const problem = problemOf(error);
  if (!problem) return { kind: 'not-sent' };
  if (problem.status >= 500) return { kind: 'not-sent', reason: problem.detail };
  return { kind: 'refused', reasons: reasonsOf(problem) };
}

/** @param bookIds what was to be ordered now. */
export function alreadyOrdered(order: Order | null, bookIds: readonly string[]): OrderFailure {
  const ordered = new Set(order?.productIds);
  const isSameBooks = ordered.size === bookIds.length && bookIds.every((id) => ordered.has(id));
  return { kind: 'already-ordered', order, isSameBooks };
}

function reasonsOf({ detail, errors }: { detail: string; errors?: { path: string; message: string }[] }): string[] {
  return errors?.map(({ path, message }) => `${path}: ${message}`) ?? [detail];
}

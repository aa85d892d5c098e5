import type { Order } from '@bookstore/contract/api/order';
import { getProblem } from '../../api/problem.ts';

export type OrderFailure =
  | { kind: 'empty-cart' }
  /**
   * Prices, books or charges have changed; nothing was stored. `totalPrice` is the new total if all books are
   * available.
   */
  | { kind: 'cart-changed'; totalPrice?: string }
  /** The answer to an earlier attempt was lost. `order` is null if the shop does not name it. */
  | { kind: 'already-ordered'; order: Order | null; isSameBooks: boolean }
  /** Nothing was stored. */
  | { kind: 'email-not-confirmed' }
  /** Nothing was stored. */
  | { kind: 'busy' }
  /** Nothing was stored. */
  | { kind: 'refused'; reasons: string[] }
  /** The order may exist; the same key asks for it again. `reason` is the server's text. */
  | { kind: 'uncertain'; reason?: string }
  /** The delivery details could not be stored, so the order was not sent. */
  | { kind: 'not-sent'; reason?: string };

/** @param error HTTP status with body, or FETCH_ERROR or PARSING_ERROR @param bookIds the ordered books */
export function toOrderFailure(error: unknown, bookIds: readonly string[]): OrderFailure {
  const problem = getProblem(error);
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
  return { kind: 'refused', reasons: listReasons(problem) };
}

export function toDeliveryFailure(error: unknown): OrderFailure {
  const problem = getProblem(error);
  if (!problem) return { kind: 'not-sent' };
  if (problem.status >= 500) return { kind: 'not-sent', reason: problem.detail };
  return { kind: 'refused', reasons: listReasons(problem) };
}

export function alreadyOrdered(order: Order | null, bookIds: readonly string[]): OrderFailure {
  const ordered = new Set(order?.productIds);
  const isSameBooks = ordered.size === bookIds.length && bookIds.every((id) => ordered.has(id));
  return { kind: 'already-ordered', order, isSameBooks };
}

function listReasons({ detail, errors }: { detail: string; errors?: { path: string; message: string }[] }): string[] {
  return errors?.map(({ path, message }) => `${path}: ${message}`) ?? [detail];
}

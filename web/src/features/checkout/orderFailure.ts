import { problemOf } from '../../api/problem.ts';

/** What a failed order means for the customer, beyond the alert that all failures share. */
export type OrderFailure =
  | { kind: 'empty-cart' }
  /** Prices or books changed; nothing was stored. */
  | { kind: 'cart-changed' }
  /** The key of this intent has an order already, of other books: an earlier answer was lost. */
  | { kind: 'already-ordered' }
  /** The server refused what was sent; nothing was stored. */
  | { kind: 'refused'; reasons: string[] }
  /** No answer that tells whether the order exists: the same key asks for it again. `reason` is what the shop did say. */
  | { kind: 'uncertain'; reason?: string };

/** Reads the error of the mutation: an HTTP status with its body, or FETCH_ERROR, PARSING_ERROR. */
export function toOrderFailure(error: unknown): OrderFailure {
  const problem = problemOf(error);
  if (problem?.code === 'cart-changed') return { kind: 'cart-changed' };
  if (problem?.code === 'idempotency-key-reused') return { kind: 'already-ordered' };
  if (!problem) return { kind: 'uncertain' };
  if (problem.status >= 500) return { kind: 'uncertain', reason: problem.detail };
  return { kind: 'refused', reasons: reasonsOf(problem) };
}

function reasonsOf({ detail, errors }: { detail: string; errors?: { path: string; message: string }[] }): string[] {
  return errors?.map(({ path, message }) => `${path}: ${message}`) ?? [detail];
}

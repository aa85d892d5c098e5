import { type BookRecord, toBook } from '../books/bookRecord.ts';
import { ProblemError } from '../http/problem.ts';

export function orderNotFound(): ProblemError {
  return new ProblemError('not-found', 'There is no such order.');
}

/** @param present the order's books that are still on sale, as they are now: what a client needs to mend its cart. */
export function cartChanged(present: BookRecord[]): ProblemError {
  return new ProblemError('cart-changed', 'A book is gone or costs more than was shown. Nothing was ordered.', {
    members: { books: present.map(toBook) },
  });
}

export function idempotencyKeyReused(): ProblemError {
  return new ProblemError('idempotency-key-reused', 'This Idempotency-Key belongs to an order of other books.');
}

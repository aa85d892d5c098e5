import type { NewBook } from '@bookstore/contract/api/book';
import { useRef } from 'react';
import { useCreateBookMutation } from '../../api/bookAdminApi.ts';
import { problemOf } from '../../api/problem.ts';

/**
 * Creates a book once, however often it is tried: every try until one is answered carries the same idempotency key, so that what
 * was carried out although its answer was lost is found instead of made again.
 */
export function useCreateBookOnce() {
  const [send] = useCreateBookMutation();
  const key = useRef<string>(undefined);

  return async (book: NewBook) => {
    key.current ??= crypto.randomUUID();
    const answer = await send({ book, idempotencyKey: key.current });
    if (!answer.error || addedBefore(answer.error)) key.current = undefined;
    return answer;
  };
}

/** The book that an earlier try has added, as it was before it was corrected in the form. */
const addedBefore = (error: unknown) => {
  const problem = problemOf(error);
  return problem?.code === 'idempotency-key-reused' ? problem.book : undefined;
};

export function whyNotAdded(error: unknown): string {
  const book = addedBefore(error);
  if (!book) return 'Failed to add book. Please try again.';
  return `Your first try has added “${book.title}” as the form was then. Correct it under Manage Books.`;
}

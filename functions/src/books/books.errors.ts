import { ProblemError } from '../http/problem.ts';
import { type BookRecord, toBook } from './bookRecord.ts';

export function bookNotFound(): ProblemError {
  return new ProblemError('not-found', 'There is no such book.');
}

/** @param present the book as it is now, so that an editor can show what changed. */
export function bookChangedMeanwhile(present: BookRecord): ProblemError {
  return new ProblemError('precondition-failed', 'The book has changed since it was loaded.', {
    members: { book: toBook(present) },
  });
}

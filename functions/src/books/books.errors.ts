import { LIMITS } from '@bookstore/contract/limits';
import { DomainError } from '../lib/domainError.ts';
import { type BookRecord, toBook } from './bookRecord.ts';

export class BookNotFound extends DomainError {
  constructor() {
    super('not-found', 'There is no such book.');
  }
}

export class CreationKeyReused extends DomainError {
  /** @param present the book that was created under the key, as it is now. */
  constructor(present: BookRecord) {
    super('idempotency-key-reused', 'Under this Idempotency-Key a book with other fields was created.', {
      members: { book: toBook(present) },
    });
  }
}

export class BookChangedMeanwhile extends DomainError {
  /** @param present the book as it is now, so that an editor can show what changed. */
  constructor(present: BookRecord) {
    super('precondition-failed', 'The book has changed since it was loaded.', { members: { book: toBook(present) } });
  }
}

export class TooManyBooks extends DomainError {
  constructor() {
    super('too-many-books', `There are more than ${LIMITS.bookTitles} books: ask for pages of them.`);
  }
}

export class InvalidBookCursor extends DomainError {
  constructor() {
    const message = 'Is not a cursor of this list';
    super('validation-failed', `after: ${message}`, { members: { errors: [{ path: 'after', message }] } });
  }
}

export class StockOutOfRange extends DomainError {
  /** @param present copies that there are; null where they were not counted. */
  constructor(present: number | null) {
    const message = `There would be fewer than 0 or more than ${LIMITS.copies} copies; there are ${present ?? 0}`;
    super('validation-failed', `change: ${message}`, { members: { errors: [{ path: 'change', message }] } });
  }
}

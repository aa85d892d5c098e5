import { DomainError } from '../lib/domainError.ts';
import { type BookRecord, toBook } from './bookRecord.ts';

export class BookNotFound extends DomainError {
  constructor() {
    super('not-found', 'There is no such book.');
  }
}

export class BookChangedMeanwhile extends DomainError {
  /** @param present the book as it is now, so that an editor can show what changed. */
  constructor(present: BookRecord) {
    super('precondition-failed', 'The book has changed since it was loaded.', { members: { book: toBook(present) } });
  }
}

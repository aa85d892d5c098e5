import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import * as staffMessages from '@bookstore/messages/staff';
import { DomainError } from '../lib/domainError.ts';
import { type BookRecord, toBook } from './bookRecord.ts';

export class BookNotFound extends DomainError {
  constructor() {
    super('not-found', messages.bookNotFound);
  }
}

export class ExcerptNotFound extends DomainError {
  constructor() {
    super('not-found', messages.excerptNotFound);
  }
}

export class CreationKeyReused extends DomainError {
  /** @param present the book that was created under the key, as it is now. */
  constructor(present: BookRecord) {
    super('idempotency-key-reused', messages.keyOfAnotherBook, {
      members: { book: toBook(present) },
    });
  }
}

export class BookChangedMeanwhile extends DomainError {
  /** @param present the book as it is now, so that an editor can show what changed. */
  constructor(present: BookRecord) {
    super('precondition-failed', messages.bookChanged, { members: { book: toBook(present) } });
  }
}

/** Many books are changed by one call, which also those may make who delete none. */
export class DeletionForbidden extends DomainError {
  constructor() {
    super('forbidden', staffMessages.ownersDelete);
  }
}

export class TooManyBooks extends DomainError {
  constructor() {
    super('too-many-books', messages.tooManyBooks(LIMITS.bookTitles));
  }
}

export class InvalidBookCursor extends DomainError {
  constructor() {
    const message = messages.invalidBookCursor;
    super('validation-failed', `after: ${message}`, { members: { errors: [{ path: 'after', message }] } });
  }
}

export class StockOutOfRange extends DomainError {
  /** @param present copies that there are; null where they were not counted. */
  constructor(present: number | null) {
    const message = messages.stockOutOfRange(LIMITS.copies, present ?? 0);
    super('validation-failed', `change: ${message}`, { members: { errors: [{ path: 'change', message }] } });
  }
}

export class ImportNotFound extends DomainError {
  constructor() {
    super('not-found', messages.importNotFound);
  }
}

/** What is imported from then on would be of no import. */
export class ImportIsUndone extends DomainError {
  constructor() {
    super('import-undone', messages.importIsUndone);
  }
}

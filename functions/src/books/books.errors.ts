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
  /** @param present current state of the book created under the key */
  constructor(present: BookRecord) {
    super('idempotency-key-reused', messages.keyOfAnotherBook, {
      members: { book: toBook(present) },
    });
  }
}

export class BookChangedMeanwhile extends DomainError {
  /** @param present current book, so that editors can show the difference */
  constructor(present: BookRecord) {
    super('precondition-failed', messages.bookChanged, { members: { book: toBook(present) } });
  }
}

/** Bulk calls are open to staff, except for deletions. */
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
  /** @param present stock level; null if not tracked */
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

/** Further rows would belong to no import. */
export class ImportIsUndone extends DomainError {
  constructor() {
    super('import-undone', messages.importIsUndone);
  }
}

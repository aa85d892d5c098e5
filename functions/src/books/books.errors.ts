import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import * as staffMessages from '@bookstore/messages/staff';
import { FieldRefused, ShopError } from '../lib/shopError.ts';
import { type BookRecord, toBook } from './bookRecord.ts';

export class BookNotFound extends ShopError {
  constructor() {
    super('not-found', messages.bookNotFound);
  }
}

export class ExcerptNotFound extends ShopError {
  constructor() {
    super('not-found', messages.excerptNotFound);
  }
}

export class CreationKeyReused extends ShopError {
  constructor(current: BookRecord) {
    super('idempotency-key-reused', messages.keyOfAnotherBook, {
      members: { book: toBook(current) },
    });
  }
}

export class BookChangedMeanwhile extends ShopError {
  constructor(current: BookRecord) {
    super('precondition-failed', messages.bookChanged, { members: { book: toBook(current) } });
  }
}

/** Staff may call bulk routes, but not delete with them. */
export class DeletionForbidden extends ShopError {
  constructor() {
    super('forbidden', staffMessages.onlyOwnersDelete);
  }
}

export class TooManyBooks extends ShopError {
  constructor() {
    super('too-many-books', messages.tooManyBooks(LIMITS.bookTitles));
  }
}

export class InvalidBookCursor extends FieldRefused {
  constructor() {
    super('after', messages.invalidBookCursor);
  }
}

export class StockOutOfRange extends FieldRefused {
  /** @param current stock level; null if not tracked */
  constructor(current: number | null) {
    super('change', messages.stockOutOfRange(LIMITS.copies, current ?? 0));
  }
}

export class ImportNotFound extends ShopError {
  constructor() {
    super('not-found', messages.importNotFound);
  }
}

/** Further rows would belong to no import. */
export class ImportAlreadyUndone extends ShopError {
  constructor() {
    super('import-undone', messages.importIsUndone);
  }
}

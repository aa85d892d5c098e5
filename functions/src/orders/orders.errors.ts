import type { Order } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/problems';
import { type BookRecord, toBook } from '../books/bookRecord.ts';
import { DomainError } from '../lib/domainError.ts';
import { type OrderRecord, toOrder } from './orderRecord.ts';

export class OrderNotFound extends DomainError {
  constructor() {
    super('not-found', messages.orderNotFound);
  }
}

export class CartChanged extends DomainError {
  /** @param present the order's books that are still on sale, as they are now: what a client needs to bring its cart up to date. */
  constructor(present: BookRecord[]) {
    super('cart-changed', messages.cartChanged, {
      members: { books: present.map(toBook) },
    });
  }
}

export class IdempotencyKeyReused extends DomainError {
  /** @param placed the order that stands under the key, so that a client can show what was really ordered, and whereto. */
  constructor(placed: OrderRecord) {
    super('idempotency-key-reused', messages.keyOfAnotherOrder, {
      members: { order: toOrder(placed) },
    });
  }
}

export class StatusConflict extends DomainError {
  /** @param present the order as it is now, as the caller may see it. */
  constructor(present: Order) {
    super('status-conflict', messages.orderNotChanged(present.status), { members: { order: present } });
  }
}

export class TooLateToUndo extends DomainError {
  /** @param present the order as it is now. */
  constructor(present: Order) {
    super('too-late', messages.undoTooLate, {
      members: { order: present },
    });
  }
}

export class SoldOutMeanwhile extends DomainError {
  /** @param present the order as it is now. */
  constructor(present: Order) {
    super('sold-out', messages.copiesSoldToOthers, {
      members: { order: present },
    });
  }
}

export class OrderOfSomebodyElse extends DomainError {
  constructor(message: string) {
    super('forbidden', message);
  }
}

export class EmailNotConfirmed extends DomainError {
  constructor() {
    super('email-not-confirmed', messages.confirmedEmailNeeded);
  }
}

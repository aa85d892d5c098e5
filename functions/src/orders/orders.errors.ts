import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { centsToString } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/problems';
import { type BookRecord, toBook } from '../books/bookRecord.ts';
import type { BookBusy } from '../books/stock/lockQueue.ts';
import { FieldRefused, ShopError } from '../lib/shopError.ts';
import { ERASED_UID, type OrderRecord, toAdminOrder, toOrder } from './orderRecord.ts';

export class OrderNotFound extends ShopError {
  constructor() {
    super('not-found', messages.orderNotFound);
  }
}

export class CartChanged extends ShopError {
  /** @param onSale the books still on sale @param totalCents null if a book is unavailable */
  constructor(onSale: BookRecord[], totalCents: number | null = null) {
    super('cart-changed', messages.cartChanged, {
      members: { books: onSale.map(toBook), ...(totalCents !== null && { totalPrice: centsToString(totalCents) }) },
    });
  }
}

export class IdempotencyKeyReused extends ShopError {
  constructor(placed: OrderRecord) {
    super('idempotency-key-reused', messages.keyOfAnotherOrder, {
      members: { order: toOrder(placed) },
    });
  }
}

export class StatusConflict extends ShopError {
  constructor(current: Order) {
    super('status-conflict', messages.orderNotChanged(current.status), { members: { order: current } });
  }
}

export class AlreadyReturned extends ShopError {
  constructor(current: AdminOrder) {
    super('already-returned', messages.alreadyReturned, { members: { order: current } });
  }
}

export class NotInOrder extends ShopError {
  /** @param places indexes of the copies that were not in the order */
  constructor(places: readonly number[]) {
    const errors = places.map((place) => ({ path: `items.${place}`, message: messages.notInOrder }));
    super('validation-failed', errors.map(({ path, message }) => `${path}: ${message}`).join('; '), {
      members: { errors },
    });
  }
}

export class ReturnKeyReused extends ShopError {
  constructor(current: AdminOrder) {
    super('idempotency-key-reused', messages.keyOfAnotherReturn, { members: { order: current } });
  }
}

export class NotPlaced extends ShopError {
  constructor(current: AdminOrder) {
    super('not-placed', messages.onlyPlacedSplit, { members: { order: current } });
  }
}

export class SplitKeyReused extends ShopError {
  constructor(current: AdminOrder) {
    super('idempotency-key-reused', messages.keyOfAnotherSplit, { members: { order: current } });
  }
}

/** A part has changed since the split, or the order is no second part. */
export class NotMergeable extends ShopError {
  constructor(current: AdminOrder) {
    super('status-conflict', messages.notMergeable, { members: { order: current } });
  }
}

export class InvoiceRefused extends ShopError {
  constructor(order: OrderRecord) {
    const reason = order.uid === ERASED_UID ? messages.invoiceOfNobody : messages.notInvoiceable(order.status);
    super('status-conflict', reason, { members: { order: toAdminOrder(order) } });
  }
}

/** All attempts collided with other invoices. */
export class InvoicesBusy extends ShopError {
  constructor({ details }: BookBusy) {
    super('busy', messages.invoicesBusy, details);
  }
}

export class NoInvoice extends ShopError {
  constructor() {
    super('no-invoice', messages.noInvoice);
  }
}

export class OrderChangedMeanwhile extends ShopError {
  constructor(current: AdminOrder) {
    super('precondition-failed', messages.orderChanged, { members: { order: current } });
  }
}

export class OrderBooksRefused extends ShopError {
  static forGoneBooks(added: BookRecord[]) {
    return new OrderBooksRefused('cart-changed', messages.addedBookGone, { members: { books: added.map(toBook) } });
  }

  static forSoldOutBooks(current: AdminOrder, soldOut: BookRecord[]) {
    const members = { order: current, books: soldOut.map(toBook) };
    return new OrderBooksRefused('sold-out', messages.addedBookSoldOut, { members });
  }

  /** @param added those on sale, including ones that cannot be ordered */
  static forWithheldBooks(added: BookRecord[]) {
    return new OrderBooksRefused('cart-changed', messages.addedBookWithheld, { members: { books: added.map(toBook) } });
  }

  static forHigherTotal(added: BookRecord[], totalCents: number) {
    const members = { books: added.map(toBook), totalPrice: centsToString(totalCents) };
    return new OrderBooksRefused('cart-changed', messages.higherTotal, { members });
  }
}

export class OrderFieldRefused extends FieldRefused {}

export class OrderWaits extends ShopError {
  constructor(current: AdminOrder) {
    super('waiting', messages.orderWaits, { members: { order: current } });
  }
}

export class TooLateToUndo extends ShopError {
  constructor(current: Order) {
    super('too-late', messages.undoTooLate, {
      members: { order: current },
    });
  }
}

export class SoldOutMeanwhile extends ShopError {
  constructor(current: Order) {
    super('sold-out', messages.copiesSoldToOthers, {
      members: { order: current },
    });
  }
}

export class EmailMismatch extends ShopError {
  constructor(message: string) {
    super('forbidden', message);
  }
}

export class EmailNotConfirmed extends ShopError {
  constructor() {
    super('email-not-confirmed', messages.confirmedEmailNeeded);
  }
}

export class NoEmail extends ShopError {
  constructor() {
    super('no-email', messages.noEmail);
  }
}

export class TooManyMessages extends ShopError {
  constructor() {
    super('too-many-messages', messages.tooManyMessages);
  }
}

export class MessageKeyReused extends ShopError {
  constructor(current: AdminOrder) {
    super('idempotency-key-reused', messages.keyOfAnotherMessage, { members: { order: current } });
  }
}

export class MailNotFound extends ShopError {
  constructor() {
    super('not-found', messages.mailNotFound);
  }
}

export class StepNotReached extends ShopError {
  constructor(order: OrderRecord) {
    super('status-conflict', messages.stepNotReached, { members: { order: toAdminOrder(order) } });
  }
}

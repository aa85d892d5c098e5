import * as messages from '@bookstore/messages/problems';
import { seller } from '@bookstore/shop/seller';
import { ShopError } from '../lib/shopError.ts';

/** Names other ways to withdraw, because the right does not depend on this page. */
export class WithdrawalLimited extends ShopError {
  constructor(retryAfterSeconds: number) {
    const post = [seller.name, ...seller.address].join(', ');
    super('too-many-requests', messages.withdrawElsewhere(seller.email, post), { retryAfterSeconds });
  }
}

export class WithdrawalKeyReused extends ShopError {
  constructor() {
    super('idempotency-key-reused', messages.keyOfAnotherWithdrawal);
  }
}

export class WithdrawalNotFound extends ShopError {
  constructor() {
    super('not-found', messages.withdrawalNotFound);
  }
}

import { RECENT_SIGN_IN_SECONDS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import { ShopError } from '../lib/shopError.ts';

export class OpenOrders extends ShopError {
  constructor() {
    super('open-orders', messages.orderOnItsWay);
  }
}

export class OpenWithdrawals extends ShopError {
  constructor() {
    super('open-withdrawals', messages.withdrawalStillOpen);
  }
}

export class WishListChanged extends ShopError {
  constructor() {
    super('precondition-failed', messages.wishListChanged);
  }
}

export class SignInTooOld extends ShopError {
  constructor() {
    const minutes = RECENT_SIGN_IN_SECONDS / 60;
    super('sign-in-too-old', messages.signInTooOld(minutes), {
      maxAgeSeconds: RECENT_SIGN_IN_SECONDS,
    });
  }
}

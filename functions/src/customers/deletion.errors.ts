import { RECENT_SIGN_IN_SECONDS } from '@bookstore/contract/limits';
import { DomainError } from '../lib/domainError.ts';

export class SignInTooOld extends DomainError {
  constructor() {
    const minutes = RECENT_SIGN_IN_SECONDS / 60;
    super('sign-in-too-old', `This needs a sign-in of the last ${minutes} minutes. Nothing was deleted.`, {
      maxAgeSeconds: RECENT_SIGN_IN_SECONDS,
    });
  }
}

export class OpenOrders extends DomainError {
  constructor() {
    super(
      'open-orders',
      'An order is still on its way. Cancel it, or wait until it is delivered, and delete the account then.',
    );
  }
}

import type { SecondFactor } from '@bookstore/contract/api/factor';
import * as factorMessages from '@bookstore/messages/factor';
import * as messages from '@bookstore/messages/problems';
import { ShopError } from '../lib/shopError.ts';

/** The same error for an unknown user and a wrong password. */
export class WrongCredentials extends ShopError {
  constructor() {
    super('unauthenticated', messages.wrongLogin);
  }
}

/** Thrown for a right password, so it is not a failure. */
export class SecondFactorNeeded extends ShopError {
  constructor(secondFactor: SecondFactor) {
    super('second-factor', factorMessages.secondFactorNeeded, { members: { secondFactor } });
  }
}

export class NoSuchAdmin extends ShopError {
  constructor() {
    super('not-found', factorMessages.noSuchAdmin);
  }
}

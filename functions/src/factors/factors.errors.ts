import * as messages from '@bookstore/messages/factor';
import { FieldRefused, ShopError } from '../lib/shopError.ts';

/** Expired, used, or older than a change of the account. */
export class ChallengeExpired extends ShopError {
  constructor() {
    super('ticket-expired', messages.ticketExpired);
  }
}

/** Does not reveal which part was wrong. */
export class WrongSecondFactor extends ShopError {
  constructor() {
    super('unauthenticated', messages.wrongSecondFactor);
  }
}

/** The session stays valid. */
export class WrongInput extends FieldRefused {}

export class NoSuchFactor extends ShopError {
  constructor() {
    super('not-found', messages.noSuchFactor);
  }
}

export class SecondFactorRequired extends ShopError {
  constructor() {
    super('forbidden', messages.lastFactorRequired);
  }
}

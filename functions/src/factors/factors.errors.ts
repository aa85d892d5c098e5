import * as messages from '@bookstore/messages/factor';
import { DomainError } from '../lib/domainError.ts';

/** Expired, used, or older than a change of the account. */
export class TicketExpired extends DomainError {
  constructor() {
    super('ticket-expired', messages.ticketExpired);
  }
}

/** Does not reveal which part was wrong. */
export class WrongSecondFactor extends DomainError {
  constructor() {
    super('unauthenticated', messages.wrongSecondFactor);
  }
}

/** Wrong input of a logged-in admin; the session stays valid. */
export class WrongInput extends DomainError {
  constructor(path: string, message: string) {
    super('validation-failed', `${path}: ${message}`, { members: { errors: [{ path, message }] } });
  }
}

export class NoSuchFactor extends DomainError {
  constructor() {
    super('not-found', messages.noSuchFactor);
  }
}

export class FactorDemanded extends DomainError {
  constructor() {
    super('forbidden', messages.lastFactorIsDemanded);
  }
}

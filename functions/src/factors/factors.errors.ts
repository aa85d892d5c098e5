import * as messages from '@bookstore/messages/factor';
import { DomainError } from '../lib/domainError.ts';

/** The ticket is over, used up, or older than what has been changed about the account. */
export class TicketExpired extends DomainError {
  constructor() {
    super('ticket-expired', messages.ticketExpired);
  }
}

/** The second step of a log-in has failed; which part of it is not said. */
export class WrongSecondFactor extends DomainError {
  constructor() {
    super('unauthenticated', messages.wrongSecondFactor);
  }
}

/** What was typed beside a log-in that is in force: the token stays good. */
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

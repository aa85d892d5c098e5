import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import { DomainError } from '../lib/domainError.ts';

export class NoBookToWaitFor extends DomainError {
  constructor() {
    super('not-found', messages.bookNotFound);
  }
}

/** There are copies, or nobody would be told of them. */
export class NothingToWaitFor extends DomainError {
  static readonly becauseItIsThere = () => new NothingToWaitFor(messages.bookIsThere);
  static readonly becauseNoMailIsSent = () => new NothingToWaitFor(messages.noMailIsSent);

  private constructor(message: string) {
    super('no-alert', message);
  }
}

export class TooManyAlerts extends DomainError {
  constructor() {
    const error = { path: 'id', message: messages.atMostAlerts(LIMITS.alerts) };
    super('validation-failed', `${error.path}: ${error.message}`, { members: { errors: [error] } });
  }
}

/** Nobody may have the shop write to an address that is not theirs. */
export class AlertNeedsConfirmedEmail extends DomainError {
  constructor() {
    super('email-not-confirmed', messages.alertNeedsConfirmedEmail);
  }
}

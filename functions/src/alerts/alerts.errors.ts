import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import { FieldRefused, ShopError } from '../lib/shopError.ts';

export class AlertBookNotFound extends ShopError {
  constructor() {
    super('not-found', messages.bookNotFound);
  }
}

/** The book is in stock, or its stock is not tracked. */
export class AlertNotNeeded extends ShopError {
  static readonly bookAvailable = () => new AlertNotNeeded(messages.bookInStock);
  static readonly mailDisabled = () => new AlertNotNeeded(messages.noMailIsSent);

  private constructor(message: string) {
    super('no-alert', message);
  }
}

export class TooManyAlerts extends FieldRefused {
  constructor() {
    super('id', messages.atMostAlerts(LIMITS.alerts));
  }
}

/** Only confirmed addresses get mails, because anybody can type an address. */
export class AlertNeedsConfirmedEmail extends ShopError {
  constructor() {
    super('email-not-confirmed', messages.alertNeedsConfirmedEmail);
  }
}

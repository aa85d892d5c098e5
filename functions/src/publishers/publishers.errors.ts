import * as messages from '@bookstore/messages/problems';
import { FieldRefused, ShopError } from '../lib/shopError.ts';

export class PublisherNotFound extends ShopError {
  constructor() {
    super('not-found', messages.publisherNotFound);
  }
}

export class PublisherTaken extends FieldRefused {
  constructor() {
    super('name', messages.publisherTaken);
  }
}

export class PublisherChanged extends ShopError {
  constructor() {
    super('precondition-failed', messages.publisherChanged);
  }
}

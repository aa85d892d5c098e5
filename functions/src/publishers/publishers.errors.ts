import * as messages from '@bookstore/messages/problems';
import { ShopError } from '../lib/shopError.ts';

export class PublisherNotFound extends ShopError {
  constructor() {
    super('not-found', messages.publisherNotFound);
  }
}

export class PublisherTaken extends ShopError {
  constructor() {
    const message = messages.publisherTaken;
    super('validation-failed', `name: ${message}`, { members: { errors: [{ path: 'name', message }] } });
  }
}

export class PublisherChanged extends ShopError {
  constructor() {
    super('precondition-failed', messages.publisherChanged);
  }
}

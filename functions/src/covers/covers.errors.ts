import * as messages from '@bookstore/messages/problems';
import { FieldRefused, ShopError } from '../lib/shopError.ts';

export class CoverNotFound extends ShopError {
  constructor() {
    super('not-found', messages.coverNotFound);
  }
}

export class NotACover extends ShopError {
  constructor(because: string) {
    super('validation-failed', because, { members: { errors: [{ path: 'cover', message: because }] } });
  }
}

export const UNKNOWN_COVER = messages.uploadedCoverNotFound;

export class UnknownCover extends FieldRefused {
  constructor() {
    super('coverId', UNKNOWN_COVER);
  }
}

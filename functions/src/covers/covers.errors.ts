import * as messages from '@bookstore/messages/problems';
import { DomainError } from '../lib/domainError.ts';

export class CoverNotFound extends DomainError {
  constructor() {
    super('not-found', messages.thereIsNoSuchPicture);
  }
}

export class NotACover extends DomainError {
  /** @param because a sentence. */
  constructor(because: string) {
    super('validation-failed', because, { members: { errors: [{ path: 'cover', message: because }] } });
  }
}

export const UNKNOWN_COVER = messages.thereIsNoSuchPictureOr;

export class UnknownCover extends DomainError {
  constructor() {
    const errors = [{ path: 'coverId', message: UNKNOWN_COVER }];
    super('validation-failed', messages.coverid(UNKNOWN_COVER), { members: { errors } });
  }
}

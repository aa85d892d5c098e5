import { DomainError } from '../lib/domainError.ts';

export class MailNotFound extends DomainError {
  constructor() {
    super('not-found', 'There is no such mail of this order, or no more.');
  }
}

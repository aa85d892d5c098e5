import { DomainError } from '../lib/domainError.ts';

/** The same for an unknown user and for a wrong password. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'The user name or the password is wrong.');
  }
}

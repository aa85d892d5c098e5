import { ProblemError } from '../http/problem.ts';

/** The same for an unknown user and for a wrong password. */
export function wrongCredentials(): ProblemError {
  return new ProblemError('unauthenticated', 'The user name or the password is wrong.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="bookstore"' },
  });
}

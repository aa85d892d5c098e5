import * as messages from '@bookstore/messages/account';

export type AuthTask = 'log-in' | 'register' | 'google' | 'mail' | 'change';

const UNREACHABLE = messages.signInUnreachable;
const TOO_MANY = messages.tooManyAttempts;

export const FORGOT = messages.forgotPassword;
export const LOG_IN = messages.login;

/** Advice by the provider's error code. No text reveals whether an address has an account. */
const HELP: Readonly<Record<string, string>> = {
  'auth/network-request-failed': UNREACHABLE,
  'auth/timeout': UNREACHABLE,
  'auth/too-many-requests': TOO_MANY,
  'auth/weak-password': messages.passwordTooShort,
  'auth/password-does-not-meet-requirements': messages.passwordTooShort,
  'auth/invalid-email': messages.invalidEmail,
  'auth/missing-email': messages.invalidEmail,
  'auth/popup-blocked': messages.popupBlocked,
  'auth/popup-closed-by-user': messages.popupClosed,
  'auth/user-mismatch': messages.otherAccountChosen,
  'auth/unauthorized-domain': messages.googleSignInOff,
  'auth/operation-not-allowed': messages.signInMethodOff,
  'auth/web-storage-unsupported': messages.storageBlocked,
};

/** For other errors, and for those that would reveal an account. */
const DEFAULT_HELP: Readonly<Record<AuthTask, string>> = {
  'log-in': messages.checkOrReset(FORGOT),
  register: messages.checkOrLogIn(LOG_IN),
  google: messages.googleUnreachable,
  mail: messages.emailNotSent,
  change: messages.wrongPassword,
};

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** '' shows only the form's own message. */
export function authErrorMessage(task: AuthTask, error: unknown): string {
  // The provider's configuration failed to load: a failed fetch has no code.
  if (error instanceof TypeError) return UNREACHABLE;
  return HELP[getCode(error)] ?? DEFAULT_HELP[task];
}

/** Whether no account has the address; never shown. */
export const isUnknownAccount = (error: unknown) => getCode(error) === 'auth/user-not-found';

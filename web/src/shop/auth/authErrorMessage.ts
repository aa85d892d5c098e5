/** What somebody was doing when the identity provider refused. */
export type AuthTask = 'log-in' | 'register' | 'google' | 'mail' | 'change';

const UNREACHABLE = 'We could not reach the sign-in service. Check your connection and try again.';
const TOO_MANY = 'There were too many tries. Wait a few minutes, then try again.';

/** The link to another password; a help that names it leads there. */
export const FORGOT = 'Forgot your password?';

/** What to do, by the provider's error code. No text reveals whether an address has an account. */
const HELP: Readonly<Record<string, string>> = {
  'auth/network-request-failed': UNREACHABLE,
  'auth/timeout': UNREACHABLE,
  'auth/too-many-requests': TOO_MANY,
  'auth/weak-password': 'The password is too short: it needs at least 6 characters.',
  'auth/invalid-email': 'That is not an e-mail address: one looks like name@example.com.',
  'auth/missing-email': 'That is not an e-mail address: one looks like name@example.com.',
  'auth/popup-blocked': 'Your browser kept the window shut. Allow this site to open windows, then press again.',
  'auth/popup-closed-by-user': 'The window was closed before you were signed in. Press again to go on.',
  'auth/user-mismatch': 'That is another account. Choose the one that you are signed in with.',
  'auth/unauthorized-domain': 'Google sign-in is not switched on for this address. Log in with your email instead.',
  'auth/operation-not-allowed': 'This way to sign in is not switched on here.',
  'auth/web-storage-unsupported': 'Your browser keeps this site from storing anything. Allow it to, then try again.',
};

/** For other errors, and for those that would reveal an account. */
const OTHERWISE: Readonly<Record<AuthTask, string>> = {
  'log-in': `Check both, or choose a new password by “${FORGOT}”.`,
  register: 'Check both. If you have an account already, log in, or choose a new password there.',
  google: 'Google could not be asked. Try again, or log in with your email.',
  mail: 'The mail could not be sent. Try again in a few minutes.',
  change: 'Check your password and try again.',
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The sentence that says what to do, beside what failed. */
export function authErrorMessage(task: AuthTask, error: unknown): string {
  // The provider's configuration failed to load: a failed fetch has no code.
  if (error instanceof TypeError) return UNREACHABLE;
  return HELP[codeOf(error)] ?? OTHERWISE[task];
}

/** Whether the provider knows no account under an address, which nobody is told. */
export const isUnknownAccount = (error: unknown) => codeOf(error) === 'auth/user-not-found';

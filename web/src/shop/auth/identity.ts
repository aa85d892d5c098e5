import { language } from '@bookstore/messages/words';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { createElement, type ReactNode } from 'react';
import type { OnUser } from './currentUser.ts';
import { authEmulatorAddress, type FirebaseConfig, loadFirebaseConfig } from './firebaseConfig.ts';
import { withPreopenedPopup } from './preopenedPopup.ts';
import { UserObserver } from './UserObserver.tsx';

/** The loaded and configured identity provider. */
export interface Identity {
  register: (email: string, password: string) => Promise<void>;
  logIn: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  /** Requests a password mail. Rejects when the provider refuses. */
  sendPasswordMail: (email: string) => Promise<void>;
  /** Account of the signed-in user. */
  describeAccount: () => Account | null;
  /** Rejects if the present password is wrong or the new one too short. */
  changePassword: (present: string, next: string) => Promise<void>;
  /** Requests a mail to a new address, whose link changes the account. Rejects if the password is wrong. */
  changeEmail: (password: string, email: string) => Promise<void>;
  /** Reauthenticates for a fresh `auth_time`. Rejects if the password is wrong. */
  reauthenticateWithPassword: (password: string) => Promise<void>;
  /** The same with Google's window. */
  reauthenticateWithGoogle: () => Promise<void>;
  logOut: () => Promise<void>;
  /** Renders nothing visible; reports the first user state and every change while mounted. */
  renderUserObserver: (onUser: OnUser) => ReactNode;
}

/** Further data of an account. */
export interface Account {
  /** Whether a password exists, besides Google. */
  hasPassword: boolean;
  isEmailConfirmed: boolean;
}

let connection: Promise<Identity> | undefined;

/** Loads the configuration and connects, once per page load. The next call retries a failure. */
export function connectIdentity(): Promise<Identity> {
  connection ??= loadFirebaseConfig()
    .then(createIdentity)
    .catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
  return connection;
}

/** Connects to the provider and processes a redirect result. */
export function createIdentity(config: FirebaseConfig): Identity {
  const app = initializeApp({ ...config });
  const auth = connectAuth(app, config.projectId);
  // Nothing here starts a redirect, so a failure has no screen; onUser reports a success.
  getRedirectResult(auth, browserPopupRedirectResolver).catch(() => undefined);
  return {
    register: async (email, password) => {
      await createUserWithEmailAndPassword(auth, email, password);
    },
    logIn: async (email, password) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signInWithGoogle: async () => {
      await withPreopenedPopup(() => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));
    },
    sendPasswordMail: (email) => sendPasswordResetEmail(auth, email),
    describeAccount: () => describeAccount(auth.currentUser),
    changePassword: async (present, next) => updatePassword(await confirmPassword(auth, present), next),
    changeEmail: async (password, email) => verifyBeforeUpdateEmail(await confirmPassword(auth, password), email),
    reauthenticateWithPassword: async (password) => {
      await confirmPassword(auth, password);
    },
    reauthenticateWithGoogle: async () => {
      const user = presentUser(auth);
      await withPreopenedPopup(() =>
        reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver),
      );
    },
    logOut: () => signOut(auth),
    renderUserObserver: (onUser) => createElement(UserObserver, { auth, onUser }),
  };
}

/**
 * The popup resolver is passed only to calls that need it: otherwise a phone would load Google's script before the
 * first user state.
 */
function connectAuth(app: FirebaseApp, projectId: string): Auth {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  // For the provider's emails and pages.
  auth.languageCode = language;
  const emulator = authEmulatorAddress(projectId, window.location.hostname);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

/** Reauthenticates, which the provider requires for changes of an account. @returns the user */
async function confirmPassword(auth: Auth, password: string): Promise<User> {
  const user = presentUser(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

function presentUser({ currentUser }: Auth): User {
  if (!currentUser) throw new Error('Nobody is signed in');
  return currentUser;
}

function describeAccount(user: User | null): Account | null {
  if (!user) return null;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  return { hasPassword, isEmailConfirmed: user.emailVerified };
}

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

export interface Identity {
  register: (email: string, password: string) => Promise<void>;
  logIn: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  /** Rejects when the provider refuses. */
  sendPasswordMail: (email: string) => Promise<void>;
  describeAccount: () => Account | null;
  /** Rejects if the current password is wrong or the new one too short. */
  changePassword: (current: string, next: string) => Promise<void>;
  /** Mails a link to the new address, which changes the account. Rejects if the password is wrong. */
  changeEmail: (password: string, email: string) => Promise<void>;
  /** Renews `auth_time`. Rejects if the password is wrong. */
  reauthenticateWithPassword: (password: string) => Promise<void>;
  /** Renews `auth_time` in Google's window. */
  reauthenticateWithGoogle: () => Promise<void>;
  logOut: () => Promise<void>;
  /** Reports the first user state and every change while mounted. */
  renderUserObserver: (onUser: OnUser) => ReactNode;
}

export interface Account {
  hasPassword: boolean;
  isEmailConfirmed: boolean;
}

let connection: Promise<Identity> | undefined;

/** Connects once per page load. The next call retries a failure. */
export function connectIdentity(): Promise<Identity> {
  connection ??= loadFirebaseConfig()
    .then(createIdentity)
    .catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
  return connection;
}

export function createIdentity(config: FirebaseConfig): Identity {
  const app = initializeApp({ ...config });
  const auth = connectAuth(app, config.projectId);
  // A failed redirect result has no screen; onUser reports a success.
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
    changePassword: async (current, next) => updatePassword(await confirmPassword(auth, current), next),
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
 * Only calls that need the popup resolver get it: otherwise a phone would load Google's script before the first user
 * state.
 */
function connectAuth(app: FirebaseApp, projectId: string): Auth {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  // Language of the provider's emails and pages.
  auth.languageCode = language;
  const emulator = authEmulatorAddress(projectId, window.location.hostname);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

/** The provider requires reauthentication for changes of an account. */
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

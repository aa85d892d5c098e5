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

/** The identity provider once it is loaded and configured: what it can do. */
export interface Identity {
  register: (email: string, password: string) => Promise<void>;
  logIn: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  /** Has the provider send the mail by which a new password is chosen. Rejects when it refuses. */
  sendPasswordMail: (email: string) => Promise<void>;
  /** The account of the signed-in user. */
  describeAccount: () => Account | null;
  /** Rejects when the present password is another, or the next one too short. */
  changePassword: (present: string, next: string) => Promise<void>;
  /** Has the provider send a mail to another address, whose link makes it the account's. Rejects when the password is another. */
  changeEmail: (password: string, email: string) => Promise<void>;
  /** Reauthenticates, so that the next token has a fresh `auth_time`. Rejects when the password is wrong. */
  reauthenticateWithPassword: (password: string) => Promise<void>;
  /** The same with Google's window. */
  reauthenticateWithGoogle: () => Promise<void>;
  logOut: () => Promise<void>;
  /** Renders nothing visible; reports the first user state and every change while mounted. */
  renderUserObserver: (onUser: OnUser) => ReactNode;
}

/** What the provider knows of an account beside who it is. */
export interface Account {
  /** Whether one can sign in with a password, or by Google alone. */
  hasPassword: boolean;
  isEmailConfirmed: boolean;
}

let connection: Promise<Identity> | undefined;

/** Loads the configuration and connects, once per page load; after a failure the next call tries again. */
export function connectIdentity(): Promise<Identity> {
  connection ??= loadFirebaseConfig()
    .then(createIdentity)
    .catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
  return connection;
}

/** Connects to the provider and processes the result of a redirect, if this page load is the end of one. */
export function createIdentity(config: FirebaseConfig): Identity {
  const app = initializeApp({ ...config });
  const auth = connectAuth(app, config.projectId);
  // Nothing here starts a redirect, so a failure has no screen to answer on; onUser reports a success.
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
 * The resolver of popups and redirects is named only where one is used: with it, a phone would load Google's script
 * and wait for it before the first user state.
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

/** Reauthenticates: the provider requires a recent log-in to change an account. @returns the user. */
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

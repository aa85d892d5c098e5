import * as firebaseAuth from 'firebase/auth';
import { type Auth, initializeAuth } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentity } from './identity.ts';

vi.mock('firebase/app', async (original) => ({
  ...(await original<typeof import('firebase/app')>()),
  initializeApp: vi.fn((options: object) => ({ name: 'test', options })),
}));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  initializeAuth: vi.fn(() => ({ name: 'auth' })),
  connectAuthEmulator: vi.fn(),
  getRedirectResult: vi.fn(async () => null),
  createUserWithEmailAndPassword: vi.fn(async () => ({})),
  signInWithEmailAndPassword: vi.fn(async () => ({})),
  signInWithPopup: vi.fn(async () => ({})),
  reauthenticateWithCredential: vi.fn(async () => ({})),
  reauthenticateWithPopup: vi.fn(async () => ({})),
  signOut: vi.fn(async () => undefined),
}));

const config = { apiKey: 'k', authDomain: 'd', projectId: 'my-shop' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(initializeAuth).mockReturnValue({ name: 'auth' } as Auth);
  vi.mocked(firebaseAuth.getRedirectResult).mockResolvedValue(null);
});

describe('identity', () => {
  // rows: 434
  it('keeps the session in the specified storages, without popup resolver at start', () => {
    createIdentity(config);
    expect(initializeAuth).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      persistence: [
        firebaseAuth.indexedDBLocalPersistence,
        firebaseAuth.browserLocalPersistence,
        firebaseAuth.browserSessionPersistence,
      ],
    });
  });

  // rows: 257
  it('processes a redirect result once, and ignores its failure', () => {
    vi.mocked(firebaseAuth.getRedirectResult).mockRejectedValue(new Error('auth/invalid-auth-event'));
    createIdentity(config);
    expect(firebaseAuth.getRedirectResult).toHaveBeenCalledOnce();
  });

  it('passes a second popup request to the provider, which cancels the first', async () => {
    const { register, logIn, signInWithGoogle, logOut } = createIdentity(config);
    const auth = { name: 'auth', languageCode: 'en' };
    await register('a@example.com', 'pw');
    expect(firebaseAuth.createUserWithEmailAndPassword).toHaveBeenCalledWith(auth, 'a@example.com', 'pw');
    await logIn('a@example.com', 'pw');
    expect(firebaseAuth.signInWithEmailAndPassword).toHaveBeenCalledWith(auth, 'a@example.com', 'pw');
    await Promise.all([signInWithGoogle(), signInWithGoogle()]);
    expect(firebaseAuth.signInWithPopup).toHaveBeenCalledTimes(2);
    expect(firebaseAuth.signInWithPopup).toHaveBeenCalledWith(
      auth,
      expect.any(firebaseAuth.GoogleAuthProvider),
      firebaseAuth.browserPopupRedirectResolver,
    );
    await logOut();
    expect(firebaseAuth.signOut).toHaveBeenCalledWith(auth);
  });

  it('reauthenticates by password or with Google, only if signed in', async () => {
    const user = { uid: 'u1', email: 'a@example.com' } as firebaseAuth.User;
    vi.mocked(initializeAuth).mockReturnValue({ name: 'auth', currentUser: user } as Auth);
    const { reauthenticateWithPassword, reauthenticateWithGoogle } = createIdentity(config);
    await reauthenticateWithPassword('pw');
    const credential = firebaseAuth.EmailAuthProvider.credential('a@example.com', 'pw');
    expect(firebaseAuth.reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(user, credential);
    await reauthenticateWithGoogle();
    expect(firebaseAuth.reauthenticateWithPopup).toHaveBeenCalledExactlyOnceWith(
      user,
      expect.any(firebaseAuth.GoogleAuthProvider),
      firebaseAuth.browserPopupRedirectResolver,
    );

    vi.mocked(initializeAuth).mockReturnValue({ name: 'auth', currentUser: null } as Auth);
    const nobody = createIdentity(config);
    await expect(nobody.reauthenticateWithPassword('pw')).rejects.toThrow('Nobody is signed in');
    await expect(nobody.reauthenticateWithGoogle()).rejects.toThrow('Nobody is signed in');
  });
});

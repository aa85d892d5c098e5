import { afterEach, describe, expect, it, vi } from 'vitest';
import { anIdToken } from '../../test/customers.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { createCustomerTokens } from './customerTokens.ts';

afterEach(() => vi.unstubAllEnvs());

// E11
describe('emulator tokens', () => {
  it('are refused outside the emulators', async () => {
    const token = anIdToken('demo-shop', { sub: 'ada', email: 'ada@example.com', auth_time: 1_700_000_000 });
    const onEmulators = createFirebase('demo-shop');
    expect(await createCustomerTokens(onEmulators).verify(token)).toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      isEmailConfirmed: false,
      signedInAt: new Date('2023-11-14T22:13:20Z'),
    });

    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
    const inTheCloud = createFirebase('demo-shop');
    expect(await createCustomerTokens(inTheCloud).verify(token)).toBeNull();
    await Promise.all([onEmulators.close(), inTheCloud.close()]);
  });
});

function verifyWith(verifyIdToken: () => Promise<object>, token = anIdToken('demo-shop')) {
  const firebase = { auth: async () => ({ verifyIdToken }) } as unknown as Firebase;
  return createCustomerTokens(firebase).verify(token);
}
const verifyClaims = (claims: object) => verifyWith(async () => ({ uid: 'ada', auth_time: 1, ...claims }));
const fails = (code: unknown, message = 'no') =>
  verifyWith(() => Promise.reject(Object.assign(new Error(message), { code })));

// E11
describe('claims', () => {
  it('contain a lower-case address, or none', async () => {
    expect(await verifyClaims({ email: 'Ada@Example.COM' })).toMatchObject({ email: 'ada@example.com' });
    for (const email of ['', undefined, 7]) expect(await verifyClaims({ email })).toMatchObject({ email: null });
  });

  it('confirm the address only with an explicit claim', async () => {
    expect(await verifyClaims({ email_verified: true })).toMatchObject({ isEmailConfirmed: true });
    for (const claim of ['true', 1, undefined, false]) {
      expect(await verifyClaims({ email_verified: claim })).toMatchObject({ isEmailConfirmed: false });
    }
  });

  it('contain the sign-in time; long ago if missing', async () => {
    expect(await verifyClaims({ auth_time: 1_700_000_000 })).toMatchObject({
      signedInAt: new Date('2023-11-14T22:13:20Z'),
    });
    for (const claim of ['now', undefined, Number.NaN]) {
      expect(await verifyClaims({ auth_time: claim })).toMatchObject({ signedInAt: new Date(0) });
    }
  });
});

// E57
describe('refused tokens', () => {
  it.each(['auth/argument-error', 'auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'])(
    'are treated as invalid: %s',
    async (code) => {
      expect(await fails(code)).toBeNull();
    },
  );

  it.each([
    ['auth/internal-error', 'no'],
    ['auth/argument-error', 'Error fetching public keys for Google certs'],
    [undefined, 'no'],
  ])('are retried later for a temporary reason: %s, %s', async (code, message) => {
    await expect(fails(code, message)).rejects.toMatchObject({
      problem: { code: 'unavailable' },
      cause: { message },
    });
  });

  it('are invalid if the SDK could not parse them', async () => {
    const unasked = () => Promise.reject(new Error('The SDK was called.'));
    const [header = '', payload = ''] = anIdToken('demo-shop').split('.');
    const number = Buffer.from('7').toString('base64url');
    for (const token of [
      '',
      `${header}.${payload}`,
      `${number}.${payload}.`,
      `${header}.${number}.`,
      `${header}.bnVsbA.`,
      'a.b.c',
    ]) {
      expect(await verifyWith(unasked, token)).toBeNull();
    }
  });
});

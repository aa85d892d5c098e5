import { afterEach, describe, expect, it, vi } from 'vitest';
import { anIdToken } from '../../test/customers.ts';
import { createFirebase } from '../lib/firebase.ts';
import { createCustomerTokens } from './customerTokens.ts';

afterEach(() => vi.unstubAllEnvs());

// E11
describe('a customer’s token', () => {
  it('of the emulators, which is not signed, is nobody’s where there are none', async () => {
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

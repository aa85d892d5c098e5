import { describe, expect, it } from 'vitest';
import { SAMPLE_JWT_SECRET } from './auth/samples.ts';
import { functionOptions, readConfig } from './config.ts';

const aSecret = 'a-secret-of-thirty-two-bytes-000';

describe('the configuration', () => {
  it('in the cloud takes the secret and the revision from the environment', () => {
    const config = readConfig({ JWT_SECRET: aSecret, K_REVISION: 'api-00007', GCLOUD_PROJECT: 'my-shop' });
    expect(config).toEqual({
      isEmulator: false,
      jwtSecret: aSecret,
      version: 'api-00007',
      isReadOnly: false,
      firestore: { projectId: 'my-shop', emulatorHost: undefined },
    });
  });

  // E19
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['the sample one', SAMPLE_JWT_SECRET],
    ['short', aSecret.slice(1)],
  ])('in the cloud refuses a secret that is %s', (_name, JWT_SECRET) => {
    expect(() => readConfig({ JWT_SECRET })).toThrow(/JWT_SECRET.*secrets:set/);
  });

  // E11
  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])('in the cloud refuses %s', (name) => {
    expect(() => readConfig({ JWT_SECRET: aSecret, [name]: '127.0.0.1:9099' })).toThrow(name);
  });

  it('on the emulators needs no secret', () => {
    const emulatorHost = '127.0.0.1:8080';
    const env = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: emulatorHost, GCLOUD_PROJECT: 'demo-bookstore' };
    expect(readConfig(env)).toEqual({
      isEmulator: true,
      jwtSecret: SAMPLE_JWT_SECRET,
      version: 'emulator',
      isReadOnly: false,
      firestore: { projectId: 'demo-bookstore', emulatorHost },
    });
  });

  // E67
  it('has a switch that makes the shop read-only', () => {
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_READ_ONLY: 'true' }).isReadOnly).toBe(true);
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_READ_ONLY: '' }).isReadOnly).toBe(false);
  });

  // E46, E67
  it('caps what the shop can cost, closes CORS and asks for the secret', () => {
    expect(functionOptions).toMatchObject({
      maxInstances: 10,
      memory: '512MiB',
      concurrency: 80,
      timeoutSeconds: 30,
      cors: false,
      secrets: [{ name: 'JWT_SECRET' }],
    });
  });
});

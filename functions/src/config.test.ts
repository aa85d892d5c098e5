import { describe, expect, it } from 'vitest';
import { SAMPLE_JWT_SECRET } from './auth/samples.ts';
import { functionOptions, readConfig, servesEvents, servesRequests } from './config.ts';

const aSecret = 'a-secret-of-thirty-two-bytes-000';

describe('configuration', () => {
  it('takes secret and revision from the environment', () => {
    const config = readConfig({ JWT_SECRET: aSecret, K_REVISION: 'api-00007', GCLOUD_PROJECT: 'my-shop' });
    expect(config).toEqual({
      isEmulator: false,
      jwtSecret: aSecret,
      version: 'api-00007',
      isReadOnly: false,
      requiresConfirmedEmail: false,
      timeZone: 'UTC',
      firestore: { projectId: 'my-shop', emulatorHost: undefined },
      shopUrl: 'https://my-shop.web.app',
      mail: null,
      lookup: { googleBooksKey: null },
    });
  });

  // E19
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['the sample one', SAMPLE_JWT_SECRET],
    ['short', aSecret.slice(1)],
  ])('refuses a secret that is %s', (_name, JWT_SECRET) => {
    expect(() => readConfig({ JWT_SECRET })).toThrow(/JWT_SECRET.*secrets:set/);
  });

  // E11
  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'LOOKUP_EMULATOR_HOST'])(
    'refuses %s in the cloud',
    (name) => {
      expect(() => readConfig({ JWT_SECRET: aSecret, [name]: '127.0.0.1:9099' })).toThrow(name);
    },
  );

  it('needs no secret on the emulators', () => {
    const emulatorHost = '127.0.0.1:8080';
    const env = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: emulatorHost, GCLOUD_PROJECT: 'demo-bookstore' };
    expect(readConfig(env)).toMatchObject({
      isEmulator: true,
      jwtSecret: SAMPLE_JWT_SECRET,
      firestore: { projectId: 'demo-bookstore', emulatorHost },
      shopUrl: 'http://localhost:5050',
    });
  });

  // E67
  it('has a read-only switch', () => {
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_READ_ONLY: 'true' }).isReadOnly).toBe(true);
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_READ_ONLY: '' }).isReadOnly).toBe(false);
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_CONFIRMED_EMAIL: 'true' }).requiresConfirmedEmail).toBe(true);
  });

  describe('mails', () => {
    const mailOf = (env: NodeJS.ProcessEnv) =>
      readConfig({ JWT_SECRET: aSecret, GCLOUD_PROJECT: 'my-shop', ...env }).mail;

    it('are disabled without SHOP_MAIL', () => {
      expect(mailOf({ SHOP_MAIL: '', SHOP_URL: 'https://books.example.com' })).toBeNull();
    });

    it.each([
      ['orders@example.com', { name: '', address: 'orders@example.com' }],
      [' Book Store <orders@example.com> ', { name: 'Book Store', address: 'orders@example.com' }],
      ['Bücher & Co. <o@münchen.example>', { name: 'Bücher & Co.', address: 'o@münchen.example' }],
    ])("are sent from %s and link to Google's address by default", (SHOP_MAIL, shop) => {
      expect(mailOf({ SHOP_MAIL })).toEqual({ shop, shopUrl: 'https://my-shop.web.app' });
    });

    it.each(['https://books.example.com', 'https://books.example.com/'])('link to %s if set', (SHOP_URL) => {
      expect(mailOf({ SHOP_MAIL: 'orders@example.com', SHOP_URL })?.shopUrl).toBe('https://books.example.com');
    });

    it.each([
      ['orders'],
      ['a@b.com, c@d.com'],
      ['Book <a@b.com> <c@d.com>'],
      ['Book\r\nBcc: x@y.com <a@b.com>'],
      ['nobody@example.invalid'],
    ])('are never sent from %j', (SHOP_MAIL) => {
      expect(() => mailOf({ SHOP_MAIL })).toThrow('SHOP_MAIL must look like');
    });

    it.each(['books.example.com', 'javascript:alert(1)', 'https://a.com/shop', 'https://me@a.com', 'https://a.com/?x'])(
      'never link to %s',
      (SHOP_URL) => {
        expect(() => mailOf({ SHOP_MAIL: 'a@b.com', SHOP_URL })).toThrow('SHOP_URL must look like');
      },
    );
  });

  it('configures lookups, with Google Books by key, or off', () => {
    const lookupOf = (env: NodeJS.ProcessEnv) => readConfig({ JWT_SECRET: aSecret, ...env }).lookup;
    const key = 'AIzaSyA-not_a_real_key_of_anybody_00000';
    expect(lookupOf({ SHOP_GOOGLE_BOOKS_KEY: key })).toEqual({ googleBooksKey: key });
    expect(lookupOf({ SHOP_GOOGLE_BOOKS_KEY: key, SHOP_LOOKUP: 'off' })).toBeNull();
    expect(() => lookupOf({ SHOP_LOOKUP: 'false' })).toThrow('SHOP_LOOKUP must be off or unset.');
    // Not repeated, because it may contain the key.
    const wrong = 'AIzaSyA key&q=other';
    expect(() => lookupOf({ SHOP_GOOGLE_BOOKS_KEY: wrong })).toThrow(/^SHOP_GOOGLE_BOOKS_KEY is not(?!.*AIza)/);
  });

  it("reads the shop's time zone and refuses unknown ones", () => {
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_TIME_ZONE: 'Europe/Berlin' }).timeZone).toBe('Europe/Berlin');
    expect(readConfig({ JWT_SECRET: aSecret, SHOP_TIME_ZONE: '' }).timeZone).toBe('UTC');
    expect(() => readConfig({ JWT_SECRET: aSecret, SHOP_TIME_ZONE: 'Berlin' })).toThrow('SHOP_TIME_ZONE');
  });

  // E46, E67
  it('caps cost, closes CORS and declares the secret', () => {
    expect(functionOptions).toMatchObject({
      maxInstances: 10,
      memory: '512MiB',
      concurrency: 80,
      timeoutSeconds: 30,
      cors: false,
      secrets: [{ name: 'JWT_SECRET' }],
    });
  });

  it('separates event and request functions, and exports all at a deployment', () => {
    const targets = ['api', 'mail', 'worker', 'sweep', undefined].map((FUNCTION_TARGET) => ({ FUNCTION_TARGET }));
    expect(targets.map(servesEvents)).toEqual([false, true, true, true, false]);
    expect(targets.map(servesRequests)).toEqual([true, false, false, false, false]);
  });
});

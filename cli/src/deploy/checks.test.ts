import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGION } from '../../../tools/lib/addresses.ts';
import {
  checkChoice,
  checkLookup,
  checkProject,
  checkStruckPrices,
  checkTimeZone,
  formatResults,
  hasCleanupPolicy,
  lawResults,
} from './checks.ts';
import type { Answer, Google } from './google.ts';
import { readShopSettings } from './shopSettings.ts';

const SECRET = 'a secret of 32 bytes or some more.';

const ACCOUNTS = ['api', 'mail', 'worker'].map((name) => `bookstore-${name}@my-shop.iam.gserviceaccount.com`);

const GOOD: Record<string, unknown> = {
  '/v1beta1/projects/my-shop': { projectId: 'my-shop' },
  '/v1/projects/my-shop/billingInfo': { billingEnabled: true },
  '/v1/projects/my-shop/databases/(default)': { locationId: 'nam5' },
  '/v1beta1/projects/my-shop/webApps': { apps: [{}] },
  '/v1/projects/my-shop/secrets/JWT_SECRET/versions/latest:access': { payload: { data: btoa(SECRET) } },
  '/v1/projects/my-shop/services/eventarc.googleapis.com': { state: 'ENABLED' },
  '/v1/projects/my-shop/serviceAccounts?pageSize=100': { accounts: ACCOUNTS.map((email) => ({ email })) },
  '/v1/projects/my-shop/services/cloudscheduler.googleapis.com': { state: 'ENABLED' },
  '/v1/projects/my-shop:getIamPolicy': {
    bindings: [
      {
        role: 'roles/eventarc.serviceAgent',
        members: ['serviceAccount:service-1@gcp-sa-eventarc.iam.gserviceaccount.com'],
      },
      ...[
        'roles/datastore.user',
        'projects/my-shop/roles/bookstoreAccountDeleter',
        'roles/eventarc.eventReceiver',
        'roles/run.invoker',
      ].map((role) => ({ role, members: ACCOUNTS.map((email) => `serviceAccount:${email}`) })),
    ],
  },
  '/admin/v2/projects/my-shop/config': { signIn: { email: { enabled: true } } },
  '/v1/projects/my-shop/databases/(default)/documents:runQuery': [{ document: {} }],
};

const DISABLED = { status: 403, body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } } };

function aGoogle(changes: Record<string, Answer> = {}): Google {
  const answer = (_service: string, path: string) =>
    Promise.resolve(changes[path] ?? (path in GOOD ? { status: 200, body: GOOD[path] } : { status: 404, body: {} }));
  return { get: answer, post: answer };
}

const NONE = { regime: 'none' } as const;
const EU = { regime: 'eu' } as const;
const USUAL = {
  projectId: 'my-shop',
  settings: {},
  law: NONE,
  seller: { country: 'US' },
};
const check = (changes?: Record<string, Answer>, settings: Record<string, string> = {}) =>
  checkProject({ ...USUAL, settings, google: aGoogle(changes) });

describe('checkProject', () => {
  it('finds no problem in a complete project', async () => {
    const results = await check();
    expect(results.map(({ name }) => name)).toEqual([
      'project',
      'plan',
      'Firestore',
      'web app',
      'secret',
      'accounts',
      'mail',
      'events',
      'schedule',
      'sign-in',
      'admin',
    ]);
    expect(results.filter(({ state }) => state !== 'fine')).toEqual([]);
  });

  it.each([
    ['project', '/v1beta1/projects/my-shop', { status: 404, body: {} }, 'firebase use --add'],
    ['plan', '/v1/projects/my-shop/billingInfo', { status: 200, body: { billingEnabled: false } }, 'usage/details'],
    ['Firestore', '/v1/projects/my-shop/databases/(default)', DISABLED, 'databases:create'],
    ['web app', '/v1beta1/projects/my-shop/webApps', { status: 200, body: {} }, 'apps:create WEB'],
    [
      'secret',
      '/v1/projects/my-shop/secrets/JWT_SECRET/versions/latest:access',
      { status: 200, body: { payload: { data: btoa('too short') } } },
      'functions:secrets:set JWT_SECRET --data-file - --project my-shop',
    ],
  ])('stops a deployment without %s (%s, %j), and names the fix', async (name, path, reply, fix) => {
    const problems = (await check({ [path]: reply })).filter(({ state }) => state !== 'fine');
    expect(problems).toEqual([expect.objectContaining({ name, state: 'missing', fix: expect.stringContaining(fix) })]);
  });

  it('allows a project without sign-in methods and reports it', async () => {
    const results = await check({
      '/admin/v2/projects/my-shop/config': { status: 404, body: {} },
      '/v1/projects/my-shop/databases/(default)/documents:runQuery': { status: 200, body: [{ readTime: 'now' }] },
    });
    const problems = results.filter(({ state }) => state !== 'fine');
    expect(problems.map(({ name, state }) => `${name} ${state}`)).toEqual(['sign-in open', 'admin open']);
    expect(formatResults(problems)).toContain('npm run admin:create -- <username> --project my-shop');
    expect(formatResults(results)).not.toContain(SECRET);
  });

  it('reports inaccessible or unanswered checks as unknown', async () => {
    const denied = await check({ '/v1/projects/my-shop/billingInfo': { status: 403, body: {} } });
    expect(denied.find(({ name }) => name === 'plan')).toMatchObject({ state: 'unknown' });
    const google = { get: () => Promise.reject(new Error('no network')), post: aGoogle().post };
    const [project] = await checkProject({ ...USUAL, google });
    expect(project).toMatchObject({ state: 'unknown', message: 'no network' });
  });
});

describe('events', () => {
  const eventsOf = async (changes: Record<string, Answer>) =>
    (await check(changes)).find(({ name }) => name === 'events');
  const service = '/v1/projects/my-shop/services/eventarc.googleapis.com';
  const policy = '/v1/projects/my-shop:getIamPolicy';

  it('may need a second deployment', async () => {
    const fix = 'npm run deploy -- --project my-shop; if a trigger fails, repeat it after five minutes';
    const bindings = [{ role: 'roles/eventarc.serviceAgent', members: ['user:me@x.y'] }];
    const cases: Record<string, Answer>[] = [
      { [service]: DISABLED },
      { [service]: { status: 200, body: { state: 'DISABLED' } } },
      { [policy]: { status: 200, body: { bindings } } },
    ];
    for (const changes of cases) expect(await eventsOf(changes)).toMatchObject({ state: 'open', fix });
    expect(await eventsOf({ [policy]: { status: 403, body: {} } })).toMatchObject({ state: 'unknown' });
  });
});

describe('schedule', () => {
  it.each([DISABLED, { status: 200, body: { state: 'DISABLED' } }])(
    'is switched on by the first deployment: %j',
    async (reply) => {
      const results = await check({ '/v1/projects/my-shop/services/cloudscheduler.googleapis.com': reply });
      const [open] = results.filter(({ state }) => state !== 'fine');
      expect(open).toMatchObject({ name: 'schedule', state: 'open', fix: 'npm run deploy -- --project my-shop' });
    },
  );
});

describe('mails', () => {
  const path = '/v1/projects/my-shop/secrets/SMTP_URL/versions/latest:access';
  const aServer = (url: string) => ({ [path]: { status: 200, body: { payload: { data: btoa(url) } } } });
  const ON = { SHOP_MAIL: 'Book Store <orders@example.com>' };
  const mailOf = async (changes: Record<string, Answer>, settings: Record<string, string>) =>
    (await check(changes, settings)).find(({ name }) => name === 'mail');

  it('need a mail server whose password is never printed', async () => {
    const fix = 'npx firebase functions:secrets:set SMTP_URL --project my-shop';
    expect(await mailOf({}, ON)).toMatchObject({ state: 'missing', fix });
    expect(await mailOf(aServer('http://example.com'), ON)).toMatchObject({ state: 'missing', fix });
    const fine = await mailOf(aServer('smtps://me:hunter2@example.com'), ON);
    expect(fine).toMatchObject({ state: 'fine', message: 'from Book Store <orders@example.com>' });
    expect(JSON.stringify(fine)).not.toContain('hunter2');
  });

  it('are required under EU law for receipts', async () => {
    const results = await checkProject({ ...USUAL, law: EU, google: aGoogle() });
    expect(results.find(({ name }) => name === 'mail')).toMatchObject({
      state: 'missing',
      fix: 'SHOP_MAIL in functions/.env.my-shop: docs/deploy.md, “Mails to customers”',
    });
  });

  it('are configured in a file of the project', () => {
    const root = mkdtempSync(join(tmpdir(), 'bookstore-settings-'));
    mkdirSync(join(root, 'functions'));
    expect(readShopSettings(root, 'my-shop')).toEqual({});
    writeFileSync(join(root, 'functions/.env'), 'SHOP_MAIL=a@example.com\nSHOP_URL=https://example.com\n');
    writeFileSync(join(root, 'functions/.env.my-shop'), 'SHOP_MAIL="Book Store <b@example.com>"\n');
    expect(readShopSettings(root, 'my-shop')).toEqual({
      SHOP_MAIL: 'Book Store <b@example.com>',
      SHOP_URL: 'https://example.com',
    });
    rmSync(root, { recursive: true });
  });
});

describe('law', () => {
  it('blocks a deployment except for warnings', () => {
    const finding = { file: 'tax.ts', field: 'books', message: 'is missing' };
    const warning = { file: 'seller.ts', field: 'email', message: "is nobody's", isWarning: true };
    expect(lawResults([finding, warning])).toEqual([
      { name: 'law', state: 'missing', message: 'tax.ts  books  is missing' },
      { name: 'law', state: 'open', message: "seller.ts  email  is nobody's" },
    ]);
  });

  const aBook = ({ oldPriceCents = 0, isDeleted = false }) => ({
    document: {
      fields: {
        newPriceCents: { integerValue: '1000' },
        oldPriceCents: { integerValue: String(oldPriceCents) },
        deletedAt: isDeleted ? { timestampValue: '2026-11-01T00:00:00Z' } : { nullValue: null },
      },
    },
  });
  const struck = (law: typeof EU | typeof NONE, country: string, body: unknown) => {
    const path = '/v1/projects/my-shop/databases/(default)/documents:runQuery';
    const google = aGoogle({ [path]: { status: 200, body } });
    return checkStruckPrices({ projectId: 'my-shop', google, law, seller: { country } });
  };

  it('warns of reduced prices only in countries with fixed prices', async () => {
    const found = [aBook({ oldPriceCents: 1500 }), aBook({})];
    expect(await struck(EU, 'DE', found)).toEqual([
      expect.objectContaining({
        name: 'law',
        state: 'open',
        message: expect.stringContaining('DE has fixed book prices'),
      }),
    ]);
    expect(await struck(EU, 'DE', [{ readTime: 'now' }])).toEqual([]);
    expect(await struck(EU, 'DE', [aBook({}), aBook({ oldPriceCents: 1500, isDeleted: true })])).toEqual([]);
    expect(await struck(EU, 'IE', found)).toEqual([]);
    expect(await struck(NONE, 'DE', found)).toEqual([]);
  });
});

describe('time zone', () => {
  it('is reported if it differs from the shop’s', () => {
    expect(checkTimeZone({}, 'Europe/Berlin')).toEqual([]);
    expect(checkTimeZone({ SHOP_TIME_ZONE: 'Europe/Berlin' }, 'Europe/Berlin')).toEqual([]);
    expect(checkTimeZone({ SHOP_TIME_ZONE: 'UTC' })).toEqual([]);
    expect(checkTimeZone({ SHOP_TIME_ZONE: 'Europe/Berlin' })).toEqual([
      expect.objectContaining({
        state: 'open',
        message: expect.stringContaining('Europe/Berlin, timeZone in shop.ts UTC'),
      }),
    ]);
  });
});

describe('lookup', () => {
  it('is reported if customised or invalid, without the key', () => {
    const key = 'AIzaSyA-not_a_real_key_of_anybody_00000';
    expect(checkLookup({})).toEqual([]);
    expect(checkLookup({ SHOP_GOOGLE_BOOKS_KEY: key })).toEqual([expect.objectContaining({ state: 'fine' })]);
    expect(checkLookup({ SHOP_LOOKUP: 'off' })).toEqual([expect.objectContaining({ state: 'fine' })]);
    expect(checkLookup({ SHOP_LOOKUP: 'no' })).toEqual([expect.objectContaining({ state: 'missing' })]);
    const wrong = checkLookup({ SHOP_GOOGLE_BOOKS_KEY: `${key}&q=1` });
    expect(wrong).toEqual([
      expect.objectContaining({ state: 'missing', message: 'SHOP_GOOGLE_BOOKS_KEY is not a valid key' }),
    ]);
    expect(JSON.stringify([wrong, checkLookup({ SHOP_GOOGLE_BOOKS_KEY: key })])).not.toContain('AIza');
  });
});

describe('checkChoice', () => {
  it('requires a project that is not a demo project', () => {
    expect(checkChoice(undefined)).toMatchObject({ state: 'missing', fix: 'npx firebase use --add' });
    expect(checkChoice('demo-bookstore')).toMatchObject({ state: 'missing' });
    expect(checkChoice('my-shop')).toMatchObject({ state: 'fine' });
  });
});

describe('hasCleanupPolicy', () => {
  const path = `/v1/projects/my-shop/locations/${REGION}/repositories/gcf-artifacts`;
  it.each([
    [{ status: 404, body: {} }, false],
    [{ status: 200, body: {} }, false],
    [{ status: 200, body: { cleanupPolicies: { any: {} } } }, true],
    [{ status: 200, body: { labels: { 'firebase-functions-cleanup-opted-out': 'true' } } }, true],
  ])('parses %j as %s', async (reply, expected) => {
    expect(await hasCleanupPolicy({ projectId: 'my-shop', google: aGoogle({ [path]: reply }) })).toBe(expected);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../../../../functions/src/firestore/firebase.ts';
import { mailsOf } from '../../../../functions/src/mail/mailRecord.ts';
import { RETRY_SCHEDULE } from '../../../../functions/src/mail/sending/attempts.ts';
import { createOutbox } from '../../../../functions/src/mail/sending/outbox.repository.ts';
import { createSender } from '../../../../functions/src/mail/sending/sender.ts';
import { createSmtp } from '../../../../functions/src/mail/sending/smtp.ts';
import { type MailServer, startMailServer } from '../../../../functions/test/mailServer.ts';
import type { Answer, Google } from '../google.ts';
import { verifyAddresses, verifyRelease, verifySpeed } from './addresses.ts';
import { verifyBacklog } from './backlog.ts';
import { verifyCallers } from './callers.ts';
import type { Deployed } from './deployed.ts';
import {
  type DeployedFunction,
  verifyFunctions,
  verifyRoles,
  verifySecrets,
  verifyTraffic,
  verifyTriggers,
} from './functions.ts';
import { type IndexesFile, verifyIndexes } from './indexes.ts';
import { verifyAuth, verifyLogs, verifySchedule } from './logs.ts';
import { probeMail, probeWorker } from './probes.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const DENIED: Answer = { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } };

type Reply = Answer | ((body: unknown) => Answer);

/** Answers the paths of `replies` and denies others. */
function deployed(replies: Record<string, Reply>): Deployed {
  const answer = (path: string, body?: unknown) => {
    const [, reply = DENIED] = Object.entries(replies).find(([part]) => path.includes(part)) ?? [];
    return Promise.resolve(typeof reply === 'function' ? reply(body) : reply);
  };
  const google: Google = {
    get: (_service, path) => answer(path),
    post: (_service, path, body) => answer(path, body),
  };
  return { projectId: 'my-shop', google, settings: {}, shopUrl: 'https://books.example.com', now: NOW };
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const absent: Answer = { status: 404, body: {} };

describe('verifyIndexes', () => {
  const file: IndexesFile = {
    indexes: [
      { collectionGroup: 'books', queryScope: 'COLLECTION', fields: [{ fieldPath: 'deletedAt', order: 'ASCENDING' }] },
    ],
    fieldOverrides: [{ collectionGroup: 'mail', fieldPath: 'expiresAt', ttl: true }],
  };
  const groups = 'projects/my-shop/databases/(default)/collectionGroups';
  const index = (state: string) => ({
    name: `${groups}/books/indexes/1`,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'deletedAt', order: 'ASCENDING' },
      { fieldPath: '__name__', order: 'ASCENDING' },
    ],
    state,
  });
  const field = (state: string) => ({ name: `${groups}/mail/fields/expiresAt`, ttlConfig: { state } });
  const verify = (indexes: object[], fields: object[]) =>
    verifyIndexes(deployed({ '/-/indexes': ok({ indexes }), '/-/fields': ok({ fields }) }), file);

  it('passes when every index is ready and every expiry active', async () => {
    expect(await verify([index('READY')], [field('ACTIVE')])).toMatchObject({ state: 'fine' });
  });

  it.each([
    ['an index that is being built', [index('CREATING')], [field('ACTIVE')], 'CREATING'],
    ['a missing index', [], [field('ACTIVE')], 'missing'],
    ['an expiry that is being created', [index('READY')], [field('CREATING')], 'mail.expiresAt: CREATING'],
    ['a missing expiry', [index('READY')], [], 'mail.expiresAt: missing'],
  ])('reports %s', async (_case, indexes, fields, message) => {
    expect(await verify(indexes, fields)).toMatchObject({
      state: 'missing',
      message: expect.stringContaining(message),
    });
  });

  it('reports "not seen" without permission', async () => {
    expect(await verifyIndexes(deployed({}), file)).toMatchObject({ state: 'unknown' });
  });
});

const ACCOUNT = 'bookstore-api@my-shop.iam.gserviceaccount.com';
const API: DeployedFunction = {
  id: 'api',
  name: 'projects/my-shop/locations/us-central1/functions/api',
  state: 'ACTIVE',
  serviceConfig: {
    service: 'projects/my-shop/locations/us-central1/services/api',
    serviceAccountEmail: ACCOUNT,
    secretEnvironmentVariables: [{ secret: 'JWT_SECRET' }],
  },
};
const WORKER: DeployedFunction = {
  id: 'worker',
  name: 'projects/my-shop/locations/us-central1/functions/worker',
  state: 'ACTIVE',
  eventTrigger: { trigger: 'projects/my-shop/locations/nam5/triggers/worker-1', retryPolicy: 'RETRY_POLICY_RETRY' },
};

describe('verifyFunctions', () => {
  it('passes when all functions are active', () => {
    expect(verifyFunctions(deployed({}), [API, WORKER], ['api', 'worker'])).toMatchObject({ state: 'fine' });
  });

  it.each([
    ['a function that is not deployed', [API], 'worker is not deployed'],
    ['a failed function', [{ ...API, state: 'FAILED' }, WORKER], 'api is FAILED'],
    [
      'events that are not retried',
      [API, { ...WORKER, eventTrigger: { retryPolicy: 'RETRY_POLICY_DO_NOT_RETRY' } }],
      'worker does not retry events',
    ],
  ])('reports %s', (_case, functions, message) => {
    expect(verifyFunctions(deployed({}), functions, ['api', 'worker'])).toMatchObject({
      state: 'missing',
      message,
      fix: 'npm run deploy -- --only functions --project my-shop',
    });
  });

  it('reports "not seen" without permission', () => {
    expect(verifyFunctions(deployed({}), null, ['api'])).toMatchObject({ state: 'unknown' });
  });
});

describe('verifyTraffic', () => {
  const service = (changes: object) =>
    ok({
      latestCreatedRevision: 'api-2',
      latestReadyRevision: 'api-2',
      trafficStatuses: [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }],
      ...changes,
    });
  const verify = (reply: Answer) => verifyTraffic(deployed({ '/services/api': reply }), [API]);

  it('passes when the newest revision receives everything', async () => {
    expect(await verify(service({}))).toMatchObject({ state: 'fine' });
  });

  it.each([
    ['a revision that did not start', service({ latestReadyRevision: 'api-1' }), 'did not start'],
    [
      'traffic on an old revision',
      service({ trafficStatuses: [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', percent: 100 }] }),
      '0 %',
    ],
  ])('reports %s', async (_case, reply, message) => {
    expect(await verify(reply)).toMatchObject({ state: 'missing', message: expect.stringContaining(message) });
  });
});

it('verifyTriggers reports an event function without a trigger', async () => {
  expect(await verifyTriggers(deployed({ triggers: absent }), [API, WORKER])).toMatchObject({ state: 'missing' });
  expect(await verifyTriggers(deployed({ triggers: ok({}) }), [API, WORKER])).toMatchObject({
    state: 'fine',
    message: 'worker',
  });
  expect(await verifyTriggers(deployed({}), [API, WORKER])).toMatchObject({ state: 'unknown' });
});

it.each([
  ['traffic', verifyTraffic],
  ['triggers', verifyTriggers],
  ['secrets', verifySecrets],
  ['roles', verifyRoles],
])('reports %s as "not seen" when no function is deployed', async (_name, verify) => {
  expect(await verify(deployed({ ':getIamPolicy': ok({}) }), [])).toMatchObject({
    state: 'unknown',
    message: expect.stringContaining('is deployed'),
  });
});

describe('verifySecrets', () => {
  const policyFor = (account: string) =>
    ok({ bindings: [{ role: 'roles/secretmanager.secretAccessor', members: [`serviceAccount:${account}`] }] });
  const verify = (version: Answer, policy: Answer) =>
    verifySecrets(deployed({ '/versions/latest': version, ':getIamPolicy': policy }), [API]);

  it('passes when the function may read an enabled version', async () => {
    expect(await verify(ok({ state: 'ENABLED' }), policyFor(ACCOUNT))).toMatchObject({ state: 'fine' });
  });

  it.each([
    ['a disabled version', ok({ state: 'DISABLED' }), policyFor(ACCOUNT), 'missing'],
    ['a missing secret', absent, policyFor(ACCOUNT), 'missing'],
    ['an account that may not read it', ok({ state: 'ENABLED' }), policyFor('other@example.com'), 'missing'],
    ['a policy that is not seen', ok({ state: 'ENABLED' }), DENIED, 'unknown'],
  ])('reports %s', async (_case, version, policy, state) => {
    expect(await verify(version, policy)).toMatchObject({ state });
  });
});

it('verifyRoles reports use and Editor role of the default compute account', async () => {
  const member = 'serviceAccount:1-compute@developer.gserviceaccount.com';
  const editor = ok({ bindings: [{ role: 'roles/editor', members: [member] }] });
  expect(await verifyRoles(deployed({ ':getIamPolicy': editor }), [API])).toMatchObject({
    state: 'open',
    fix: expect.stringContaining(member),
  });
  expect(await verifyRoles(deployed({ ':getIamPolicy': ok({ bindings: [] }) }), [API])).toMatchObject({
    state: 'fine',
  });
  const shared = { ...API, serviceConfig: { ...API.serviceConfig, serviceAccountEmail: member } };
  expect(await verifyRoles(deployed({ ':getIamPolicy': ok({}) }), [shared])).toMatchObject({
    state: 'missing',
    message: 'api run as the default compute account',
  });
  expect(await verifyRoles(deployed({}), [API])).toMatchObject({ state: 'unknown' });
});

describe('verifyBacklog', () => {
  const verify = (rows: Record<string, object[]>) =>
    verifyBacklog(
      deployed({
        ':runQuery': (body) => {
          const { structuredQuery } = body as { structuredQuery: { from: { collectionId: string }[] } };
          return ok(rows[structuredQuery.from[0]?.collectionId ?? ''] ?? [{ readTime: 'now' }]);
        },
      }),
    );
  const task = (at: string) => ({ document: { fields: { at: { timestampValue: at } } } });

  it('passes when nothing waits for an hour', async () => {
    expect(await verify({ tasks: [task('2026-11-27T11:30:00Z')] })).toMatchObject({ state: 'fine' });
  });

  it.each([
    ['an old task', { tasks: [task('2026-11-27T10:59:00Z')] }, 'missing'],
    ['an overdue mail', { mail: [{ document: {} }] }, 'missing'],
    ['a refused task', { tasksRefused: [{ document: {} }] }, 'open'],
  ])('reports %s', async (_case, rows, state) => {
    expect(await verify(rows)).toMatchObject({ state });
  });

  it('reports "not seen" without permission', async () => {
    expect(await verifyBacklog(deployed({}))).toMatchObject({ state: 'unknown' });
  });
});

describe('verifySchedule', () => {
  const verify = (reply: Answer) => verifySchedule(deployed({ '/jobs/': reply }));
  const job = (changes: object) => ok({ state: 'ENABLED', lastAttemptTime: '2026-11-27T11:55:00Z', ...changes });

  it.each([
    ['a recent run', job({}), 'fine'],
    ['no run yet', job({ lastAttemptTime: undefined }), 'open'],
    ['a paused schedule', job({ state: 'PAUSED' }), 'missing'],
    ['a failed run', job({ status: { code: 13 } }), 'missing'],
    ['a run of yesterday', job({ lastAttemptTime: '2026-11-26T11:55:00Z' }), 'missing'],
    ['no schedule', absent, 'missing'],
    ['no permission', DENIED, 'unknown'],
  ])('judges %s', async (_case, reply, state) => {
    expect(await verify(reply)).toMatchObject({ state });
  });
});

describe('verifyAuth', () => {
  const verify = (config: object) => verifyAuth(deployed({ '/config': ok(config) }));
  const authorizedDomains = ['books.example.com'];
  const policy = (minPasswordLength: number) => ({
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
  });

  it.each([
    ['a complete project', { authorizedDomains, passwordPolicyConfig: policy(8) }, 'fine'],
    ["a shop's own domain that is not authorised", { authorizedDomains: ['my-shop.web.app'] }, 'missing'],
    ['short passwords', { authorizedDomains, passwordPolicyConfig: policy(6) }, 'open'],
    ['a policy that is not enforced', { authorizedDomains, passwordPolicyConfig: {} }, 'open'],
    ['a policy that is not returned', { authorizedDomains }, 'unknown'],
  ])('judges %s', async (_case, config, state) => {
    expect(await verify(config)).toMatchObject({ state });
  });
});

it('verifyLogs shows the newest ERROR line of the last hour', async () => {
  const entries = [{ jsonPayload: { message: 'Firestore did not answer' } }, { textPayload: 'older' }];
  expect(await verifyLogs(deployed({ '/entries:list': ok({ entries }) }))).toMatchObject({
    state: 'open',
    message: '2 lines in the last hour, the newest: Firestore did not answer',
  });
  expect(await verifyLogs(deployed({ '/entries:list': ok({}) }))).toMatchObject({ state: 'fine' });
});

describe('probeWorker', () => {
  const probe = (left: number) => {
    let calls = 0;
    return probeWorker(deployed({ '/tasks?': ok({}), '/tasks/': () => (++calls > left ? absent : ok({})) }), () =>
      Promise.resolve(),
    );
  };

  it('passes when the worker deletes the task', async () => {
    expect(await probe(2)).toMatchObject({ state: 'fine', message: 'processed a task within 9 s' });
  });

  it('reports a task that is left for a minute', async () => {
    expect(await probe(100)).toMatchObject({ state: 'missing' });
  });
});

describe('probeMail', () => {
  const SETTINGS = { SHOP_MAIL: 'Book Store <shop@example.com>' };
  const projectId = `demo-${randomUUID()}`;
  const firebase = createFirebase(projectId);
  afterAll(() => firebase.close());

  async function ask(path: string, body?: object): Promise<Answer> {
    const options = body && { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}${path}`, options);
    return { status: reply.status, body: await reply.json() };
  }
  const shop: Deployed = {
    ...deployed({}),
    projectId,
    google: { get: (_service, path) => ask(path), post: (_service, path, body) => ask(path, body) },
    settings: SETTINGS,
    now: new Date(),
  };
  const mails = async () => (await mailsOf(await firebase.database()).get()).docs;

  async function send(server: MailServer) {
    const smtp = createSmtp({ url: server.url, from: { name: '', address: 'shop@example.com' }, isLocal: true });
    const outbox = createOutbox(firebase.database, RETRY_SCHEDULE);
    const dependencies = { outbox, clock: () => new Date(), log: () => undefined, schedule: RETRY_SCHEDULE };
    const sender = createSender({ ...dependencies, smtp: () => Promise.resolve(smtp) });
    for (const { id } of await mails()) await sender.handle(id, 'event');
  }

  it.each([
    ['passes when the mail is sent', [], 'fine', 'took a mail to shop@example.com within 3 s'],
    ['reports a refused mail', [550], 'missing', 'No such mailbox'],
  ])('%s, and deletes it', async (_case, fates, state, message) => {
    const server = await startMailServer();
    server.fates.push(...fates);
    expect(await probeMail(shop, () => send(server))).toMatchObject({
      state,
      message: expect.stringContaining(message),
    });
    expect(server.received.flatMap(({ to }) => to)).toEqual(state === 'fine' ? ['shop@example.com'] : []);
    expect(await mails()).toEqual([]);
    await server.close();
  });

  it('reports a mail that nothing sends, and deletes it', async () => {
    const result = await probeMail(shop, () => Promise.resolve());
    expect(result).toMatchObject({ state: 'missing', message: expect.stringContaining('is PENDING') });
    expect(await mails()).toEqual([]);
  });

  it('writes no mail if the shop sends none', async () => {
    expect(await probeMail(deployed({}))).toMatchObject({ state: 'fine' });
  });
});

describe('verifyCallers', () => {
  const OWN_ADDRESS = 'https://api-abc.a.run.app';
  const functions: DeployedFunction[] = [{ ...API, serviceConfig: { uri: OWN_ADDRESS } }];
  const owner = {
    username: 'ada',
    ask: (question: string) => Promise.resolve(question.startsWith('Code') ? '123456' : 'pw'),
  };
  const route = (kind: string, hops: number) => ({ kind, hops });
  const HOSTING = { plain: route('hosting', 2), forged: route('hosting', 2) };
  const DIRECT = { plain: route('direct', 1), forged: route('direct', 2) };

  /** The shop's owner has a second factor. */
  function verify({ hosting = HOSTING, direct = DIRECT, code = '123456' } = {}) {
    const calls: string[] = [];
    const fetchUrl = (url: string, { method = 'GET', headers = {}, body = '{}' }: RequestInit = {}) => {
      const { origin, pathname } = new URL(url);
      calls.push(`${method} ${pathname}`);
      const sent = headers as Record<string, string>;
      const isForged = Boolean(sent['X-Forwarded-For'] && sent['Fastly-Client-IP']);
      const routes = origin === OWN_ADDRESS ? direct : hosting;
      if (pathname === '/api/admin/caller')
        return Promise.resolve(Response.json(routes[isForged ? 'forged' : 'plain']));
      if (pathname === '/api/auth/admin') return Promise.resolve(Response.json({ secondFactor: { ticket: 't' } }));
      const isRight = (JSON.parse(body as string) as { code?: string }).code === code;
      return Promise.resolve(Response.json(isRight ? { token: 'token' } : { detail: 'Wrong code.' }));
    };
    return { calls, result: verifyCallers(deployed({}), functions, owner, fetchUrl as typeof fetch) };
  }

  it('logs an owner in and out, and passes despite forged headers', async () => {
    const { calls, result } = verify();
    expect(await result).toMatchObject({
      state: 'fine',
      message: expect.stringContaining('2 hops through Hosting, 1 bypassing it'),
    });
    expect(calls.slice(0, 2)).toEqual(['POST /api/auth/admin', 'POST /api/auth/admin/factor']);
    expect(calls.at(-1)).toBe('POST /api/auth/admin/logout');
  });

  it.each([
    ['an unlisted front end', { hosting: { ...HOSTING, plain: route('unlisted', 2) } }, 'missing', 'no known range'],
    [
      'Hosting counted as direct',
      { hosting: { ...HOSTING, forged: route('direct', 2) } },
      'missing',
      'hosting and direct',
    ],
    [
      'a front end counted as the caller',
      { hosting: { ...HOSTING, plain: route('hosting', 1) } },
      'missing',
      'one limit',
    ],
    [
      'a forged header that passes for Hosting',
      { direct: { ...DIRECT, forged: route('hosting', 2) } },
      'missing',
      'own',
    ],
    [
      'a forged header that Hosting passes on',
      { hosting: { ...HOSTING, forged: route('hosting', 3) } },
      'open',
      '3 hops',
    ],
  ])('reports %s', async (_case, routes, state, message) => {
    expect(await verify(routes).result).toMatchObject({ state, message: expect.stringContaining(message) });
  });

  it('throws what refused the login', async () => {
    await expect(verify({ code: '000000' }).result).rejects.toThrow('ada cannot log in: Wrong code.');
  });

  it('reports "not seen" without an owner or the address of the function', async () => {
    expect(await verifyCallers(deployed({}), functions, null)).toMatchObject({ state: 'unknown' });
    expect(await verifyCallers(deployed({}), null, owner)).toMatchObject({ state: 'unknown' });
  });
});

interface Page {
  status?: number;
  headers: Record<string, string>;
  text?: string;
}

/** Answers 304 for the page's own ETag. */
const hosting = (pages: Record<string, Page>) => (url: string, options?: { headers?: Record<string, string> }) => {
  const { status = 200, headers, text = '' } = pages[new URL(url).pathname] ?? { status: 404, headers: {} };
  const isUnchanged = headers.etag !== undefined && options?.headers?.['If-None-Match'] === headers.etag;
  return Promise.resolve(new Response(isUnchanged ? null : text, { status: isUnchanged ? 304 : status, headers }));
};

const PAGES: Record<string, Page> = {
  '/': { headers: { 'cache-control': 'no-cache', etag: '"1"' } },
  '/books': {
    headers: { 'cache-control': 'public, max-age=0, s-maxage=60' },
    text: '<script src="/assets/app-1.js"></script>',
  },
  '/assets/app-1.js': { headers: {} },
  '/sitemap.xml': { headers: { 'cache-control': 'public, max-age=0, s-maxage=60' } },
  '/api/books': { headers: { 'cache-control': 'private, no-cache', etag: '"2"' } },
  '/api/health': { headers: { 'cache-control': 'no-store' } },
};

describe('verifyAddresses', () => {
  it('passes when every kind of address answers and is cached as intended', async () => {
    expect(await verifyAddresses(deployed({}), hosting(PAGES))).toMatchObject({ state: 'fine' });
  });

  it.each([
    ['a failing page', '/books', { status: 500, headers: {} }, '/books answers 500'],
    ['a list that caches may keep', '/api/books', { headers: { 'cache-control': 'public' } }, 'Cache-Control public'],
    ['a missing 304', '/api/books', { headers: { 'cache-control': 'private, no-cache' } }, 'instead of 304'],
    [
      'an answer from a shared cache',
      '/api/health',
      { headers: { 'cache-control': 'no-store', age: '7' } },
      'shared cache (Age 7)',
    ],
  ])('reports %s', async (_case, path, page, message) => {
    const result = await verifyAddresses(deployed({}), hosting({ ...PAGES, [path]: page }));
    expect(result).toMatchObject({ state: 'missing', message: expect.stringContaining(message) });
  });
});

it("verifyRelease reports a function that names another release's files", async () => {
  expect(await verifyRelease(deployed({}), hosting(PAGES))).toMatchObject({ state: 'fine' });
  const { '/assets/app-1.js': _file, ...others } = PAGES;
  expect(await verifyRelease(deployed({}), hosting(others))).toMatchObject({ state: 'missing' });
});

it('verifySpeed reports the first call and the median of the next five', async () => {
  const times = [0, 2_400, 0, 90, 0, 70, 0, 80, 0, 300, 0, 75];
  const clock = () => times.shift() ?? 0;
  expect(await verifySpeed(deployed({}), hosting(PAGES), clock)).toEqual({
    state: 'fine',
    message: 'first call 2400 ms, then 80 ms',
  });
});

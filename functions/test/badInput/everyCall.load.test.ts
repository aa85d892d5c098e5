import { gzipSync } from 'node:zlib';
import type { BookCover } from '@bookstore/contract/api/cover';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, coverUploadPath } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../../src/app.ts';
import { createAdminTokens } from '../../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../../src/auth/samples.ts';
import { createDependencies } from '../../src/dependencies.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { openApi, type TestAdmin, type TestApi } from '../api.ts';
import { anIdToken, type TestCustomer } from '../customers.ts';
import { anOrderBody } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { picture } from '../pictures/pictures.ts';
import { rawCall } from '../rawCall.ts';
import { LONG_DEADLINE, TEST_CONFIG } from '../server.ts';
import { body as anyBody, headers as anyHeaders, anyValue, corrupted, pathPart } from './arbitraries.ts';
import { ATTACKS, type Attack, type Targets } from './attacks.ts';
import { forAll, RUNS, tickingClock } from './forAll.ts';
import { mutatedPicture } from './mutatePicture.ts';
import { readStored, type Stored } from './stored.ts';
import { expectValidResponse } from './validResponse.ts';

const clock = tickingClock();

let api: TestApi;
let admin: TestAdmin;
let customer: TestCustomer;
let targets: Targets;
let stored: Stored;

beforeAll(async () => {
  api = await openApi({ clock, ...LONG_DEADLINE });
  admin = await api.newAdmin();
  customer = await api.newCustomer();
  const book = await api.newBook(admin);
  const body = anOrderBody(customer, [book]);
  const order = (await api.call('POST', apiPaths.orders, { token: customer.token, body })).body as Order;
  const uploaded = await api.call('POST', coverUploadPath(), { token: admin.token, picture: picture('lossy.webp') });
  targets = { book: book._id, order: order._id, email: customer.email, cover: (uploaded.body as BookCover).id };
  stored = await readStored(api.projectId);
  const storedState = [`/books/${book._id}`, `/orders/${order._id}`, `/covers/${targets.cover}`];
  expect([...stored.keys()]).toEqual(expect.arrayContaining(storedState));
});
afterAll(() => api.close());

const BROKEN = [
  ['%', '%zz', '%E0%A4', '%ff%fe', '%ED%A0%80', '%00', 'a%00b', '%0d%0aX-Forged:1'],
  ['..', '%2e%2e', '%2F', '%252F', '%5c..', '~', '*', '[]', '[$ne]=1'],
  ['x'.repeat(5_000), '%F0%9F%93%9A'.repeat(400), '-1', '0', '1e9', '9'.repeat(40), '2026-02-31', 'true'],
].flat();

const part = fc.oneof(
  pathPart.filter((text) => text !== ''),
  fc.constantFrom(...BROKEN),
);

/** Mostly valid, because fully invalid paths fail early. */
function pathOf(pattern: string, { params, query = [] }: Attack): fc.Arbitrary<string> {
  const good = params?.(targets) ?? {};
  const names = Object.keys(good);
  const values = names.map((name) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(encodeURIComponent(good[name] ?? '')) },
      { weight: 3, arbitrary: part },
    ),
  );
  const name = fc.oneof(fc.constantFrom(...query, 'x'), fc.constantFrom('__proto__', 'q[x]', 'limit', '%', ''));
  const pair = fc.tuple(name, part).map(([key, value]) => `${key}=${value}`);
  const search = fc.oneof(
    fc.constant(''),
    fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
  );
  return fc.tuple(fc.tuple(...values), search).map(([chosen, rest]) => {
    const path = names.reduce((made, key, index) => made.replace(`:${key}`, () => chosen[index] ?? ''), pattern);
    return path + rest;
  });
}

interface Sent {
  type: string | undefined;
  content: string | Uint8Array;
  encoding?: string;
}

const asJson = (content: unknown): Sent => ({ type: 'application/json', content: JSON.stringify(content) ?? '' });
const zipped = ({ type, content }: Sent, encoding: string): Sent => ({ type, content: gzipSync(content), encoding });
/** A thousand times larger when decompressed. */
const BOMB = asJson({ title: 'x'.repeat(8_000_000) });

/** Rarely valid. */
const mutatedFile = fc.nat().map((seed): Sent => ({ type: 'image/webp', content: mutatedPicture(createRandom(seed)) }));

function bodyOf({ body, takesPicture = false }: Attack): fc.Arbitrary<Sent | undefined> {
  const good = body?.(targets) ?? { nothing: true };
  const json = fc.oneof({ weight: 4, arbitrary: corrupted(good) }, { weight: 1, arbitrary: anyValue }).map(asJson);
  const file: Sent = { type: 'image/webp', content: picture('lossy.webp') };
  const encoding = fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'unknown', 'gzip, gzip');
  const wrong = fc.oneof(
    anyBody,
    fc.tuple(json, encoding).map(([sent, name]) => zipped(sent, name)),
    fc.constantFrom(file, zipped(BOMB, 'gzip'), zipped(file, 'gzip')),
  );
  const right = takesPicture ? mutatedFile : json;
  const expected = body || takesPicture ? right : fc.constant(undefined);
  return fc.oneof({ weight: 4, arbitrary: expected }, { weight: 1, arbitrary: wrong });
}

const WHO = ['admin', 'customer', 'nobody', 'forged', 'expired', 'of another shop'] as const;
type Who = (typeof WHO)[number];
const STRANGERS: readonly Who[] = ['nobody', 'forged', 'expired', 'of another shop'];

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));

const callersOf = (line: string) => ROUTES.find(({ method, path }) => `${method} ${path}` === line)?.access ?? 'anyone';

function rightCallers(line: string): Who[] {
  const who = callersOf(line);
  if (who === 'anyone') return ['nobody'];
  if (who === 'owner') return ['admin'];
  return who === 'customer or admin' ? ['customer', 'admin'] : [who];
}

/** Account deletion requires a recent sign-in by the test's clock. */
function justSignedIn(): string {
  const { uid: sub, email } = customer;
  return anIdToken(api.projectId, { sub, email, auth_time: Math.floor(clock().getTime() / 1000) });
}

const A_DAY = 24 * 60 * 60;

function tokenOfStranger(who: 'expired' | 'of another shop'): string {
  const { uid: sub, email } = customer;
  const deadline = Math.floor(Date.now() / 1000) - A_DAY;
  if (who === 'of another shop') return anIdToken('demo-another-shop', { sub, email });
  return anIdToken(api.projectId, { sub, email, iat: deadline, auth_time: deadline, exp: deadline + 3600 });
}

async function tokenOf(who: Who): Promise<{ authorization?: string }> {
  if (who === 'nobody') return {};
  if (who === 'customer') return { authorization: `Bearer ${justSignedIn()}` };
  if (who === 'expired' || who === 'of another shop') return { authorization: `Bearer ${tokenOfStranger(who)}` };
  // For an hour of the test's clock.
  const token = await createAdminTokens(SAMPLE_JWT_SECRET, clock).issue(admin.username);
  return { authorization: `Bearer ${who === 'admin' ? token : token.slice(0, -3)}` };
}

/** Calls that may process tasks. */
const DERIVING = [apiPaths.statistics, apiPaths.bestSellers];
const writesNothing = (method: string, path: string) =>
  method === 'GET' && !DERIVING.some((deriving) => path.startsWith(deriving));
/** Refused orders may create a task for a sold-out book. */
const withoutTasks = (documents: Stored) => [...documents].filter(([name]) => !name.startsWith('/tasks/'));

/** Sends one call at a time, so that a refused one's writes show. */
async function send(method: string, path: string, given: Record<string, string>, sent: Sent | undefined) {
  const { type, content, encoding } = sent ?? {};
  const about = { ...(type && { 'content-type': type }), ...(encoding && { 'content-encoding': encoding }) };
  const reply = await rawCall(api.baseUrl, {
    method,
    path,
    headers: { ...given, ...about },
    ...(content !== undefined && { body: content }),
  });
  const after = await readStored(api.projectId);
  if (reply.status >= 400 || writesNothing(method, path))
    expect(withoutTasks(after), `${method} ${path} ${reply.status}`).toEqual(withoutTasks(stored));
  stored = after;
  return reply;
}

// E2, E3, E16, E25, E30, E33, E35, E47, E56
describe('calls', () => {
  it.each(Object.entries(ATTACKS))('%s answers any input, and writes nothing it rejects', async (line, attack) => {
    const [word = '', pattern = ''] = line.split(' ');
    const method = word.toUpperCase();
    const call = fc.record({
      path: pathOf(pattern, attack),
      headers: anyHeaders,
      sent: bodyOf(attack),
      who: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...rightCallers(line)) }, fc.constantFrom(...WHO)),
    });
    await forAll(
      call,
      async ({ path, headers, sent, who }) => {
        const reply = await send(method, path, { ...headers, ...(await tokenOf(who)) }, sent);
        expectValidResponse(reply, method, !pattern.startsWith('/api'));
        // Input may be refused before authentication.
        const isStranger = callersOf(line) !== 'anyone' && STRANGERS.includes(who);
        if (isStranger) expect(reply.status, `${line} for ${who}`).toBeGreaterThanOrEqual(400);
      },
      // An unknown name costs a full password hash.
      pattern === apiPaths.adminLogin ? Math.ceil(RUNS / 5) : RUNS,
    );
  });

  it('leave a consistent database', async () => {
    await expectConsistentDatabase(await api.db());
  });
});

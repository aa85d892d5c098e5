import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { LONG_DEADLINE, listen, startServer, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { createAdminsRepository } from '../auth/admins.repository.ts';
import { hashPassword } from '../auth/password.ts';
import { SAMPLE_ADMIN } from '../auth/samples.ts';
import { createDependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { forwardedAddress } from '../http/clientAddress.ts';
import { hashOf } from '../lib/hash.ts';

let now = new Date('2026-05-01T10:00:00.500Z');
let api: TestApi;
let otherInstance: TestServer;

beforeAll(async () => {
  const overrides = { clock: () => now, clientAddress: forwardedAddress, ...LONG_DEADLINE };
  api = await openApi(overrides);
  otherInstance = await startServer(api.projectId, overrides);
});
afterAll(() => Promise.all([api.close(), otherInstance.close()]));

const turnClock = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const logIn = (username: string, password: string, forwardedFor: string) =>
  api.call('POST', '/api/auth/admin', { body: { username, password }, headers: { 'X-Forwarded-For': forwardedFor } });

const CDN_NODE = '151.101.0.1';
const STRANGER = `198.51.100.7, ${CDN_NODE}`;

async function failFiveTimes(username: string, address: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    expect((await logIn(username, 'wrong', address)).status).toBe(401);
  }
}

describe('an admin token', () => {
  // E9
  // rows: 423
  it('an admin token is good for 3599 seconds and not for 3601', async () => {
    const { token } = await api.newAdmin();
    turnClock(3599);
    expect((await api.call('GET', '/api/admin', { token })).status).toBe(200);
    turnClock(2);
    expect((await api.call('GET', '/api/admin', { token })).status).toBe(401);
  });

  // E5
  it('an admin token is refused once the secret was changed', async () => {
    const { token } = await api.newAdmin();
    const jwtSecret = 'another secret of at least thirty-two bytes';
    const rotated = await listen(api.projectId, { ...TEST_CONFIG, jwtSecret }, { clock: () => now });
    expect((await send(rotated.baseUrl, 'GET', '/api/admin', { token })).status).toBe(401);
    await rotated.close();
  });

  // E5, E12
  it('an admin token that was ended on one instance is refused on every other', async () => {
    const { token } = await api.newAdmin();
    expect((await send(otherInstance.baseUrl, 'GET', '/api/admin', { token })).status).toBe(200);
    await api.call('POST', '/api/auth/admin/logout', { token });
    for (let count = 0; count < 2; count += 1) {
      expect((await send(otherInstance.baseUrl, 'GET', '/api/admin', { token })).status).toBe(401);
    }
  });
});

describe('a new password', () => {
  const setAt = async (username: string, changedAt: Date) =>
    (await api.db()).doc(`admins/${username}`).update({ changedAt });
  const statusOf = async (token: string) => (await api.call('GET', '/api/admin', { token })).status;

  // E5
  it('a new password ends the tokens of the seconds before it, and none of its own second', async () => {
    const { username, token } = await api.newAdmin();
    const second = Math.floor(now.getTime() / 1000) * 1000;
    await setAt(username, new Date(second + 999));
    expect(await statusOf(token)).toBe(200);
    await setAt(username, new Date(second + 1000));
    expect(await statusOf(token)).toBe(401);
  });

  // E5
  it('a new password counts from the moment at which it is stored, whatever the clock of the operator’s computer says', async () => {
    const instance = await startServer(api.projectId);
    const { username } = await api.newAdmin();
    const password = 'another password';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
    const hash = await hashPassword(password, { N: 1024, r: 8, p: 1 });
    await createAdminsRepository(instance.firebase.database).save(username, hash, 'command');
    vi.useRealTimers();
    const session = await send(instance.baseUrl, 'POST', '/api/auth/admin', { body: { username, password } });
    const { token } = session.body as { token: string };
    expect((await send(instance.baseUrl, 'GET', '/api/admin', { token })).status).toBe(200);
    await instance.close();
  });
});

describe('rate limits', () => {
  // E7, E18
  it('the rate limit of log-ins holds on every instance, lets nobody out by writing into X-Forwarded-For, and nobody in from elsewhere', async () => {
    const { username, password } = await api.newAdmin();
    await failFiveTimes(username, STRANGER);
    expect((await logIn(username, password, STRANGER)).status).toBe(429);
    expect((await logIn(username, password, `203.0.113.1, ${STRANGER}`)).status).toBe(429);
    const onOtherInstance = await send(otherInstance.baseUrl, 'POST', '/api/auth/admin', {
      body: { username, password },
      headers: { 'X-Forwarded-For': STRANGER },
    });
    expect(onOtherInstance.status).toBe(429);
    expect((await logIn(username, password, '198.51.100.7, 203.0.113.1')).status).toBe(200);
  });

  // E18
  it('the rate limit of log-ins lets the admin in beside strangers who come through the same node of the CDN', async () => {
    const { username, password } = await api.newAdmin();
    await failFiveTimes(username, STRANGER);
    for (let count = 0; count < 20; count += 1) expect((await logIn(username, 'wrong', STRANGER)).status).toBe(429);
    expect((await logIn(username, password, `203.0.113.1, ${CDN_NODE}`)).status).toBe(200);
  });

  // E7, E18
  it('the rate limit of log-ins holds at twenty failures for who calls past the CDN and writes its word', async () => {
    const { username, password } = await api.newAdmin();
    for (let count = 0; count < 20; count += 1) {
      expect((await logIn(username, 'wrong', `10.0.0.${count}, 198.51.100.20`)).status).toBe(401);
    }
    expect((await logIn(username, password, '10.0.1.1, 198.51.100.20')).status).toBe(429);
    expect((await logIn(username, password, '198.51.100.21')).status).toBe(200);
  });

  // E18
  it('the rate limit of log-ins holds at fifty failures for a network, whatever the names, and leaves other networks alone', async () => {
    const { username, password } = await api.newAdmin();
    const network = '198.51.100.40';
    const failures = (await api.db()).doc(`throttles/${hashOf('login network', network, '')}`);
    await failures.set({ times: Array.from({ length: 48 }, () => now.getTime()), expiresAt: now });
    for (const name of ['first', 'second']) expect((await logIn(name, 'wrong', network)).status).toBe(401);
    const refused = await logIn('third', 'wrong', network);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect((await logIn(username, password, network)).status).toBe(429);
    expect((await logIn(username, password, '198.51.100.41')).status).toBe(200);
  });

  // E7, E18
  it('the rate limit of log-ins holds at two hundred for a node of the CDN, and for who forges its word', async () => {
    const { username, password } = await api.newAdmin();
    const node = '151.101.0.2';
    const failures = (await api.db()).doc(`throttles/${hashOf('login node', node)}`);
    await failures.set({ times: Array.from({ length: 199 }, () => now.getTime()), expiresAt: now });
    expect((await logIn('somebody', 'wrong', `198.51.100.50, ${node}`)).status).toBe(401);
    expect((await logIn(username, password, `198.51.100.51, ${node}`)).status).toBe(429);
    expect((await logIn(username, password, `198.51.100.51, ${CDN_NODE}`)).status).toBe(200);
  });

  // E18, E63
  it('the rate limit of log-ins lets the admin in beside 160 strangers at once from one network', async () => {
    const { username, password } = await api.newAdmin();
    const strangers = Array.from({ length: 160 }, (_, index) => logIn(`stranger-${index}`, 'wrong', '198.51.100.60'));
    const admin = await logIn(username, password, '203.0.113.60');
    const statuses = (await Promise.all(strangers)).map((reply) => reply.status);
    expect(admin.status).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50);
  });

  // E18
  it('the rate limit of log-ins takes all IPv6 addresses of one network as one', async () => {
    const { username, password } = await api.newAdmin();
    for (let count = 0; count < 5; count += 1) {
      expect((await logIn(username, 'wrong', `2001:db8:1:2::${count}`)).status).toBe(401);
    }
    expect((await logIn(username, password, '2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await logIn(username, password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('the rate limit of log-ins lets go a quarter of an hour after the failures', async () => {
    const { username, password } = await api.newAdmin();
    await failFiveTimes(username, '198.51.100.8');
    turnClock(899);
    const refused = await logIn(username, password, '198.51.100.8');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    turnClock(1);
    expect((await logIn(username, password, '198.51.100.8')).status).toBe(200);
  });

  it('the rate limit of log-ins answers 429 from everywhere after a hundred failures for one name', async () => {
    const { username, password } = await api.newAdmin();
    const failures = (await api.db()).doc(`throttles/${hashOf('login', username)}`);
    await failures.set({ times: Array.from({ length: 99 }, () => now.getTime()), expiresAt: now });
    expect((await logIn(username, 'wrong', '198.51.100.9')).status).toBe(401);
    expect((await logIn(username, password, '203.0.113.99')).status).toBe(429);
  });
});

describe('samples', () => {
  // E19
  it('the sample password opens the shop on the emulators only', async () => {
    const firebase = createFirebase(api.projectId);
    const username = `admin-${randomUUID()}`;
    const hash = await hashPassword(SAMPLE_ADMIN.password, { N: 1024, r: 8, p: 1 });
    await createAdminsRepository(firebase.database).save(username, hash, 'command');
    const credentials = { username, password: SAMPLE_ADMIN.password };
    const here = { network: 'here', behind: '' };
    const emulated = createDependencies(TEST_CONFIG, firebase).admin;
    expect(await emulated.logIn(credentials, here)).toMatchObject({ user: { username } });
    const deployed = createDependencies({ ...TEST_CONFIG, isEmulator: false }, firebase).admin;
    await expect(deployed.logIn(credentials, here)).rejects.toMatchObject({ code: 'unauthenticated' });
    await firebase.close();
  });
});

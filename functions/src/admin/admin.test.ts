import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { aCaller } from '../../test/callers.ts';
import { LONG_DEADLINE, listen, startServer, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { createAdminsRepository } from '../auth/admins.repository.ts';
import { hashPassword } from '../auth/password.ts';
import { SAMPLE_ADMIN } from '../auth/samples.ts';
import { createDependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { createFindCallerAddress } from '../http/callerAddress.ts';

const now = new Date('2026-05-01T10:00:00.500Z');
let api: TestApi;
let otherInstance: TestServer;

beforeAll(async () => {
  const overrides = { clock: () => now, callerAddress: createFindCallerAddress(() => undefined), ...LONG_DEADLINE };
  api = await openApi(overrides);
  otherInstance = await startServer(api.projectId, overrides);
});
afterAll(() => Promise.all([api.close(), otherInstance.close()]));

const logIn = (username: string, password: string, forwardedFor: string) =>
  api.call('POST', '/api/auth/admin', { body: { username, password }, headers: { 'X-Forwarded-For': forwardedFor } });

const FRONT_END = '66.102.8.1';
const STRANGER = `198.51.100.7, ${FRONT_END}`;

async function failFiveTimes(username: string, address: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    expect((await logIn(username, 'wrong', address)).status).toBe(401);
  }
}

describe('admin token', () => {
  // E5
  it('is refused once the secret has changed', async () => {
    const { token } = await api.newAdmin();
    const jwtSecret = 'another secret of at least thirty-two bytes';
    const rotated = await listen(api.projectId, { ...TEST_CONFIG, jwtSecret }, { clock: () => now });
    expect((await send(rotated.baseUrl, 'GET', '/api/admin', { token })).status).toBe(401);
    await rotated.close();
  });
});

describe('new password', () => {
  // E5
  it("takes effect at the storage time, not the operator's clock", async () => {
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

describe('login rate limit', () => {
  // E7, E18
  it('holds on every instance, front end and forged header', async () => {
    const { username, password } = await api.newAdmin();
    await failFiveTimes(username, STRANGER);
    expect((await logIn(username, password, STRANGER)).status).toBe(429);
    expect((await logIn(username, password, `203.0.113.1, ${STRANGER}`)).status).toBe(429);
    expect((await logIn(username, password, '198.51.100.7, 66.102.8.2')).status).toBe(429);
    const onOtherInstance = await send(otherInstance.baseUrl, 'POST', '/api/auth/admin', {
      body: { username, password },
      headers: { 'X-Forwarded-For': STRANGER },
    });
    expect(onOtherInstance.status).toBe(429);
    expect((await logIn(username, password, '198.51.100.7, 203.0.113.1')).status).toBe(200);
  });

  // E18
  it('admits the admin despite strangers behind the same front end', async () => {
    const { username, password } = await api.newAdmin();
    await failFiveTimes(username, STRANGER);
    for (let count = 0; count < 20; count += 1) expect((await logIn(username, 'wrong', STRANGER)).status).toBe(429);
    expect((await logIn(username, password, `203.0.113.1, ${FRONT_END}`)).status).toBe(200);
  });
});

describe('samples', () => {
  // E19
  it('sample password works on the emulators only', async () => {
    const firebase = createFirebase(api.projectId);
    const username = `admin-${randomUUID()}`;
    const hash = await hashPassword(SAMPLE_ADMIN.password, { N: 1024, r: 8, p: 1 });
    await createAdminsRepository(firebase.database).save(username, hash, 'command');
    const credentials = { username, password: SAMPLE_ADMIN.password };
    const here = { address: aCaller('here'), deviceToken: undefined };
    const emulated = createDependencies(TEST_CONFIG, firebase).admin;
    expect(await emulated.logIn(credentials, here)).toMatchObject({ user: { username } });
    const deployed = createDependencies({ ...TEST_CONFIG, isEmulator: false }, firebase).admin;
    await expect(deployed.logIn(credentials, here)).rejects.toMatchObject({ code: 'unauthenticated' });
    await firebase.close();
  });
});

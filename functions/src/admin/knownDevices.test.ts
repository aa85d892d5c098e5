import type { AdminSession } from '@bookstore/contract/api/admin';
import { apiPaths, factorPaths } from '@bookstore/contract/api/paths';
import { DEVICE_RATE_LIMIT, FACTOR_RATE_LIMIT, LOGIN_RATE_LIMIT } from '@bookstore/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin } from '../../test/api.ts';
import { aCaller } from '../../test/callers.ts';
import { codeAt, firstStep, setUpApp } from '../../test/factors.ts';
import { LONG_DEADLINE } from '../../test/server.ts';
import { hashOf } from '../lib/hash.ts';

let now = Date.now();
let address = 'home';
const api = await openApi({ clock: () => new Date(now), callerAddress: () => aCaller(address), ...LONG_DEADLINE });
afterAll(() => api.close());

const logIn = ({ username, password }: Pick<TestAdmin, 'username' | 'password'>, device?: string) =>
  api.call('POST', apiPaths.adminLogin, {
    body: { username, password },
    ...(device !== undefined && { headers: { 'Device-Token': device } }),
  });
const deviceOf = async (admin: TestAdmin) => ((await logIn(admin)).body as AdminSession).device;

async function fillLimit(username: string): Promise<void> {
  const times = Array.from({ length: LOGIN_RATE_LIMIT.perUsername }, () => now);
  const expiresAt = new Date(now + 60 * 60_000);
  await (await api.db()).doc(`throttles/${hashOf('login', username)}`).set({ times, expiresAt });
}

// E18
describe('login during an attack', () => {
  it('is possible from known devices only', async () => {
    const admin = await api.newAdmin();
    const device = await deviceOf(admin);
    await fillLimit(admin.username);
    address = 'attacked';
    expect((await logIn(admin)).status).toBe(429);
    expect((await logIn(admin, 'no-device')).status).toBe(429);
    expect((await logIn(admin, await deviceOf(await api.newAdmin()))).status).toBe(429);
    const reply = await logIn(admin, device);
    expect(reply.status).toBe(200);
    expect((await logIn(admin, (reply.body as AdminSession).device)).status).toBe(200);
  });

  it('counts a known device separately until its own limit is used up', async () => {
    const admin = await api.newAdmin();
    const device = await deviceOf(admin);
    const wrong = { username: admin.username, password: 'wrong' };
    address = 'own limit';
    for (let count = 0; count < DEVICE_RATE_LIMIT[0].count; count += 1) {
      expect((await logIn(wrong, device)).status).toBe(401);
    }
    for (let count = 0; count < LOGIN_RATE_LIMIT.perCaller; count += 1) {
      expect((await logIn(wrong, device)).status).toBe(401);
    }
    expect((await logIn(admin, device)).status).toBe(429);
    address = 'elsewhere';
    expect((await logIn(admin)).status).toBe(200);
  });

  it('requires the second factor on a known device too', async () => {
    const admin = await api.newAdmin();
    const before = await deviceOf(admin);
    const { recoveryCodes } = await setUpApp(api, admin, now);
    address = 'second factor';
    await fillLimit(admin.username);
    // The first factor ended all logins and devices.
    expect((await logIn(admin, before)).status).toBe(429);
    now += 16 * 60_000;
    const { ticket } = await firstStep(api, admin);
    const headers = { 'Device-Token': before };
    const finished = await api.call('POST', factorPaths.secondStep, {
      body: { ticket, code: recoveryCodes[0] },
      headers,
    });
    const { device } = finished.body as AdminSession;
    await fillLimit(admin.username);
    expect(await logIn(admin, device)).toMatchObject({ status: 401, body: { code: 'second-factor' } });
  });

  it('completes the second step although the login limits are used up', async () => {
    const admin = await api.newAdmin();
    const { secret } = await setUpApp(api, admin, now);
    address = 'second step';
    const { ticket } = await firstStep(api, admin);
    await fillLimit(admin.username);
    now += 60_000;
    const body = { ticket, code: await codeAt(secret, now) };
    expect((await api.call('POST', factorPaths.secondStep, { body })).status).toBe(200);
  });

  it("accepts a known device's code although others used up the guesses", async () => {
    const admin = await api.newAdmin();
    const { secret, recoveryCodes } = await setUpApp(api, admin, now);
    const first = await firstStep(api, admin);
    const finish = (body: object, headers = {}) => api.call('POST', factorPaths.secondStep, { body, headers });
    const { device } = (await finish({ ticket: first.ticket, code: recoveryCodes[0] })).body as AdminSession;
    const { ticket } = await firstStep(api, admin);
    for (let guess = 0; guess < FACTOR_RATE_LIMIT[0].count; guess += 1) await finish({ ticket, code: '000000' });
    now += 60_000;
    const right = { ticket, code: await codeAt(secret, now) };
    expect((await finish(right)).status).toBe(429);
    expect((await finish(right, { 'Device-Token': device })).status).toBe(200);
  });

  it('lets three logged-in admins confirm their passwords simultaneously', async () => {
    const admins = [await api.newAdmin(), await api.newAdmin(), await api.newAdmin()];
    const confirm = ({ token, password }: TestAdmin) =>
      api.call('POST', factorPaths.app, { token, body: { password } });
    const replies = await Promise.all(admins.map(confirm));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('lets a logged-in admin confirm the password', async () => {
    const admin = await api.newAdmin();
    await fillLimit(admin.username);
    const { token, password } = admin;
    expect((await api.call('POST', factorPaths.app, { token, body: { password } })).status).toBe(200);
    for (let count = 0; count < DEVICE_RATE_LIMIT[0].count; count += 1) {
      await api.call('POST', factorPaths.app, { token, body: { password: 'wrong' } });
    }
    expect((await api.call('POST', factorPaths.app, { token, body: { password } })).status).toBe(429);
  });
});

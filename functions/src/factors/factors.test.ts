import type { AdminSession } from '@bookstore/contract/api/admin';
import type { FactorSet, FactorState } from '@bookstore/contract/api/factor';
import { apiPaths, DEVICE_HEADER, factorPaths } from '@bookstore/contract/api/paths';
import { FACTOR_RATE_LIMIT, FACTOR_TICKET_SECONDS, LIMITS } from '@bookstore/contract/limits';
import type { Timestamp } from 'firebase-admin/firestore';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi, type TestAdmin } from '../../test/api.ts';
import { aCaller } from '../../test/callers.ts';
import {
  anAuthenticator,
  beginPasskey,
  challengeOf,
  codeAt,
  firstStep,
  setUpApp,
  setUpPasskey,
} from '../../test/factors.ts';
import { TEST_CONFIG } from '../../test/server.ts';

let now = Date.now();
beforeEach(() => {
  now = Date.now();
});
let network = 0;
const api = await openApi({
  clock: () => new Date(now),
  // One network's share fills first, so each attempt uses another.
  callerAddress: () => aCaller(`network ${network}`),
});
afterAll(() => api.close());

const SECOND = 1_000;
const finish = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('POST', factorPaths.secondStep, { body, headers });

describe('codes', () => {
  it('are limited across networks', async () => {
    const admin = await api.newAdmin();
    const { secret, recoveryCodes } = await setUpApp(api, admin, now);
    now += 60 * SECOND;
    const [{ count }] = FACTOR_RATE_LIMIT;
    const { ticket } = await firstStep(api, admin);
    for (let guess = 0; guess < count; guess += 1) {
      network += 1;
      expect((await finish({ ticket, code: String(100_000 + guess) })).status).toBe(401);
    }
    network += 1;
    const right = { ticket, code: await codeAt(secret, now) };
    expect(await finish(right)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    // Others with the password cannot block recovery codes.
    expect((await finish({ ticket, code: recoveryCodes[0] })).status).toBe(200);
    now += 15 * 60 * SECOND;
    const later = await firstStep(api, admin);
    expect((await finish({ ticket: later.ticket, code: await codeAt(secret, now) })).status).toBe(200);
  });

  it('of other admins and known devices have limits of their own', async () => {
    const [admin, other] = [await api.newAdmin(), await api.newAdmin()];
    const [{ secret, recoveryCodes }, others] = [await setUpApp(api, admin, now), await setUpApp(api, other, now)];
    now += 60 * SECOND;
    const logIn = async (code = '') => {
      const { body } = await finish({ ticket: (await firstStep(api, admin)).ticket, code });
      return { [DEVICE_HEADER]: (body as AdminSession).device };
    };
    const [device, another] = [await logIn(recoveryCodes[0]), await logIn(recoveryCodes[1])];
    const { ticket } = await firstStep(api, admin);
    const right = { ticket, code: await codeAt(secret, now) };
    const [{ count }] = FACTOR_RATE_LIMIT;
    for (const from of [{}, device]) {
      for (let guess = 0; guess < count; guess += 1) await finish({ ticket, code: String(100_000 + guess) }, from);
      expect((await finish(right, from)).status).toBe(429);
    }
    expect((await finish(right, another)).status).toBe(200);
    const elsewhere = await firstStep(api, other);
    expect((await finish({ ticket: elsewhere.ticket, code: await codeAt(others.secret, now) })).status).toBe(200);
  });
});

describe('password-only login', () => {
  it('that began before the first factor ends, however late it completes', async () => {
    const admin = await api.newAdmin();
    const { username, password } = admin;
    now = Math.floor(now / SECOND) * SECOND;
    const reply = await api.call('POST', apiPaths.adminLogin, { body: { username, password } });
    const { token } = reply.body as { token: string };
    now += SECOND - 1;
    const set = await setUpApp(api, admin, now);
    expect((await api.call('GET', apiPaths.signedInAdmin, { token })).status).toBe(401);
    expect((await api.call('GET', apiPaths.signedInAdmin, { token: set.token })).status).toBe(200);
  });

  it('lasts an hour from the second step, whenever set up', async () => {
    const admin = await api.newAdmin();
    const { secret } = await setUpApp(api, admin, now);
    now += 2 * 60 * 60 * SECOND;
    const { ticket } = await firstStep(api, admin);
    const { token } = (await finish({ ticket, code: await codeAt(secret, now) })).body as AdminSession;
    const status = async () => (await api.call('GET', apiPaths.signedInAdmin, { token })).status;
    now += 59 * 60 * SECOND;
    expect(await status()).toBe(200);
    now += 60 * SECOND;
    expect(await status()).toBe(401);
  });
});

describe('challenge token', () => {
  it('expires after five minutes and with a changed password', async () => {
    const admin = await api.newAdmin();
    const { recoveryCodes } = await setUpApp(api, admin, now);
    const { ticket } = await firstStep(api, admin);
    const over = { status: 410, body: { code: 'ticket-expired' } };
    const began = now;
    now += FACTOR_TICKET_SECONDS * SECOND;
    expect(await finish({ ticket, code: recoveryCodes[0] })).toMatchObject(over);
    now = began;
    const account = (await api.db()).doc(`admins/${admin.username}`);
    const { changedAt } = (await account.get()).data() ?? {};
    await account.update({ changedAt: new Date(now + 2 * SECOND) });
    expect(await finish({ ticket, code: recoveryCodes[0] })).toMatchObject(over);
    await account.update({ changedAt });
    const altered = ticket.replace(/[^.]+$/, (signature) => Array.from(signature).toReversed().join(''));
    expect(await finish({ ticket: altered, code: recoveryCodes[0] })).toMatchObject(over);
    expect((await finish({ ticket, code: recoveryCodes[0] })).status).toBe(200);
  });

  it('is useless without a code, and for a removed account', async () => {
    const admin = await api.newAdmin();
    const { recoveryCodes } = await setUpApp(api, admin, now);
    const { ticket } = await firstStep(api, admin);
    expect((await api.call('GET', apiPaths.statistics, { token: ticket })).status).toBe(401);
    await (await api.db()).doc(`admins/${admin.username}`).delete();
    expect((await finish({ ticket, code: recoveryCodes[0] })).body).toMatchObject({ code: 'ticket-expired' });
  });

  it('is useless once the factor was removed', async () => {
    const admin = await api.newAdmin();
    const { token, recoveryCodes } = await setUpApp(api, admin, now);
    const { ticket } = await firstStep(api, admin);
    const body = { password: admin.password, which: 'app' };
    await api.call('POST', factorPaths.remove, { token, body });
    const reply = await finish({ ticket, code: recoveryCodes[0] });
    expect(reply).toMatchObject({ status: 410, body: { code: 'ticket-expired' } });
  });

  it('is remembered as used while it would be valid', async () => {
    const admin = await api.newAdmin();
    const { recoveryCodes } = await setUpApp(api, admin, now);
    const { ticket } = await firstStep(api, admin);
    await finish({ ticket, code: recoveryCodes[0] });
    const { jti = '', exp = 0 } = jwt.decode(ticket) as JwtPayload;
    const used = await (await api.db()).doc(`revokedTokens/${jti}`).get();
    expect((used.get('expiresAt') as Timestamp).toMillis()).toBe(exp * SECOND);
  });
});

describe('accounts', () => {
  it('removed during a call are reported as missing', async () => {
    const { username, token } = await api.newAdmin();
    const db = await api.db();
    const getAll = db.getAll.bind(db);
    // The guard still finds the account.
    vi.spyOn(db, 'getAll').mockImplementationOnce(async (...references) => {
      const found = await getAll(...references);
      await db.doc(`admins/${username}`).delete();
      return found;
    });
    const reply = await api.call('GET', factorPaths.state, { token });
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('passkeys', () => {
  const ORIGIN = TEST_CONFIG.shopUrl;

  async function withPasskey(admin: TestAdmin, token = admin.token) {
    const device = anAuthenticator(ORIGIN);
    return { device, reply: await setUpPasskey(api, admin, device, { token }) };
  }

  it('are added with recovery codes and complete a login', async () => {
    const admin = await api.newAdmin();
    const { device, reply } = await withPasskey(admin);
    expect(reply.status).toBe(200);
    const { first } = reply.body as FactorSet;
    expect(first?.recoveryCodes).toHaveLength(10);
    const { body } = await api.call('GET', factorPaths.state, { token: first?.session.token ?? '' });
    expect((body as FactorState).passkeys).toMatchObject([{ id: device.id, name: 'The telephone' }]);
    const { ticket, hasApp, passkey } = await firstStep(api, admin);
    expect(hasApp).toBe(false);
    expect(passkey).toMatchObject({ rpId: 'books.example.com', allowCredentials: [{ id: device.id }] });
    expect((await finish({ ticket, passkey: device.sign(challengeOf(passkey)) })).status).toBe(200);
  });

  it('sign one login only', async () => {
    const admin = await api.newAdmin();
    const { device } = await withPasskey(admin);
    const { ticket, passkey } = await firstStep(api, admin);
    const signed = device.sign(challengeOf(passkey));
    network += 1;
    const other = await firstStep(api, admin);
    expect((await finish({ ticket: other.ticket, passkey: signed })).status).toBe(401);
    expect((await finish({ ticket, passkey: signed })).status).toBe(200);
    expect((await finish({ ticket, passkey: signed })).body).toMatchObject({ code: 'ticket-expired' });
  });

  it('that were copied are detected by their counter', async () => {
    const admin = await api.newAdmin();
    const { device } = await withPasskey(admin);
    const use = async () => {
      const { ticket, passkey } = await firstStep(api, admin);
      return (await finish({ ticket, passkey: device.sign(challengeOf(passkey)) })).status;
    };
    expect([await use(), await use(), await use()]).toEqual([200, 200, 200]);
    device.turnBack();
    expect(await use()).toBe(401);
  });

  it('are refused for other challenges and sites, and above the limit', async () => {
    const admin = await api.newAdmin();
    const { ticket, challenge, options } = await beginPasskey(api, admin);
    // The account name reveals nothing about the person.
    expect(JSON.stringify(options.user)).toContain(admin.username);
    expect((options.user as { id: string }).id).not.toContain(admin.username);
    const put = (passkey: unknown, by = ticket, token = admin.token) =>
      api.call('PUT', factorPaths.passkeys, { token, body: { ticket: by, name: 'x', passkey } });
    const refused = { status: 400, body: { errors: [{ path: 'passkey' }] } };
    expect(await put(anAuthenticator('https://books.example.net').create(challenge))).toMatchObject(refused);
    expect(await put(anAuthenticator(ORIGIN).create('YW5vdGhlcg'))).toMatchObject(refused);
    const first = await put(anAuthenticator(ORIGIN).create(challenge));
    const token = (first.body as FactorSet).first?.session.token ?? '';
    for (let count = 1; count < LIMITS.passkeys; count += 1) {
      const { reply } = await withPasskey(admin, token);
      expect(reply.body).toEqual({ first: null });
    }
    expect((await withPasskey(admin, token)).reply).toMatchObject(refused);
  });
});

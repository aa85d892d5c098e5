import type { ChangesPage } from '@bookstore/contract/api/changes';
import type { AdminAccount, FactorState, RecoveryCodes } from '@bookstore/contract/api/factor';
import { apiPaths, factorPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { DEVICE_RATE_LIMIT, LOGIN_RATE_LIMIT, RECOVERY_CODES } from '@bookstore/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin } from '../../test/api.ts';
import { anAuthenticator, codeAt, firstStep, setUpApp } from '../../test/factors.ts';

const api = await openApi();
afterAll(() => api.close());

/** The first code was used up by the setup. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);
const finish = (body: unknown) => api.call('POST', factorPaths.secondStep, { body });
const state = async (token: string) => (await api.call('GET', factorPaths.state, { token })).body as FactorState;
const withPassword = (path: string, token: string, { password }: TestAdmin, more: object = {}) =>
  api.call('POST', path, { token, body: { password, ...more } });
const demand = (token: string, username: string) =>
  api.call('PATCH', apiPaths.adminAccount(username), { token, body: { isFactorDemanded: true } });
const lift = ({ token }: TestAdmin, username: string, password?: string) =>
  api.call('PATCH', apiPaths.adminAccount(username), { token, body: { isFactorDemanded: false, password } });

describe('second factor', () => {
  it('is requested after a correct password and completes the login', async () => {
    const admin = await api.newAdmin();
    const { secret } = await setUpApp(api, admin);
    const first = await api.call('POST', apiPaths.adminLogin, {
      body: { username: admin.username, password: admin.password },
    });
    expect(first).toMatchObject({
      status: 401,
      body: { code: 'second-factor', secondFactor: { ticket: expect.any(String), hasApp: true } },
    });
    expect((first.body as Problem).secondFactor).not.toHaveProperty('passkey');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const { ticket } = await firstStep(api, admin);
    const reply = await finish({ ticket, code: await nextCode(secret) });
    expect(reply).toMatchObject({ status: 200, body: { expiresIn: 3600, user: { username: admin.username } } });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { token } = reply.body as { token: string };
    expect((await api.call('GET', apiPaths.statistics, { token })).status).toBe(200);
  });

  it('is not requested for a wrong password', async () => {
    const admin = await api.newAdmin();
    await setUpApp(api, admin);
    const body = { username: admin.username, password: 'another' };
    const reply = await api.call('POST', apiPaths.adminLogin, { body });
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(reply.body).not.toHaveProperty('secondFactor');
  });

  it('accepts each code and challenge token once', async () => {
    const admin = await api.newAdmin();
    const { secret, recoveryCodes } = await setUpApp(api, admin);
    const [one, other] = [await firstStep(api, admin), await firstStep(api, admin)];
    const code = await nextCode(secret);
    const together = await Promise.all([finish({ ticket: one.ticket, code }), finish({ ticket: other.ticket, code })]);
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const { ticket } = together[0]?.status === 200 ? one : other;
    expect(await finish({ ticket, code: recoveryCodes[0] })).toMatchObject({
      status: 410,
      body: { code: 'ticket-expired' },
    });
  });

  it('can be a recovery code in any notation, each once', async () => {
    const admin = await api.newAdmin();
    const { recoveryCodes } = await setUpApp(api, admin);
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
    const { ticket } = await firstStep(api, admin);
    const reply = await finish({ ticket, code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` });
    expect(reply.status).toBe(200);
    expect((await state((reply.body as { token: string }).token)).recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
    const again = await firstStep(api, admin);
    expect((await finish({ ticket: again.ticket, code })).body).toMatchObject({ code: 'unauthenticated' });
  });

  it('ends logins made with the password alone', async () => {
    const admin = await api.newAdmin();
    const earlier = (await api.call('POST', apiPaths.adminLogin, { body: admin })).body as { token: string };
    const { token } = await setUpApp(api, admin);
    const statusOf = async (one: string) => (await api.call('GET', apiPaths.signedInAdmin, { token: one })).status;
    expect([await statusOf(token), await statusOf(earlier.token), await statusOf(admin.token)]).toEqual([
      200, 401, 401,
    ]);
    await withPassword(factorPaths.remove, token, admin, { which: 'app' });
    expect([await statusOf(token), await statusOf(earlier.token), await statusOf(admin.token)]).toEqual([
      200, 401, 401,
    ]);
  });

  it('requires the password for every change', async () => {
    const admin = await api.newAdmin();
    const { token } = await setUpApp(api, admin);
    const before = await state(token);
    for (const path of [factorPaths.app, factorPaths.passkeys, factorPaths.recoveryCodes, factorPaths.remove]) {
      const body = { password: 'another', which: 'app' };
      const reply = await api.call('POST', path, { token, body });
      expect(reply).toMatchObject({
        status: 400,
        body: { detail: "password: That isn't your password", errors: [{ path: 'password' }] },
      });
    }
    expect(await state(token)).toEqual(before);
    // Four attempts above were wrong; then the right one comes too late.
    const allowed = DEVICE_RATE_LIMIT[0].count + LOGIN_RATE_LIMIT.perCaller;
    for (let count = 4; count < allowed; count += 1) {
      await api.call('POST', factorPaths.app, { token, body: { password: 'another' } });
    }
    expect((await withPassword(factorPaths.app, token, admin)).status).toBe(429);
  });

  it("requires a correct code and the admin's own challenge token", async () => {
    const [admin, other] = [await api.newAdmin(), await api.newAdmin()];
    const begun = await withPassword(factorPaths.app, admin.token, admin);
    const { ticket, secret, uri } = begun.body as { ticket: string; secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    const put = async (token: string, code: string) =>
      api.call('PUT', factorPaths.app, { token, body: { ticket, code } });
    expect(await put(admin.token, '12 34')).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    const code = await codeAt(secret, Date.now());
    expect(await put(admin.token, `${code}1`)).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    const expired = { status: 410, body: { code: 'ticket-expired' } };
    expect(await put(other.token, code)).toMatchObject(expired);
    expect(await api.call('PUT', factorPaths.app, { token: admin.token, body: { ticket: 'x', code } })).toMatchObject(
      expired,
    );
    expect((await state(admin.token)).hasApp).toBe(false);
    // Challenge tokens and session tokens are not interchangeable.
    expect((await api.call('GET', apiPaths.signedInAdmin, { token: ticket })).status).toBe(401);
    expect((await finish({ ticket: admin.token, code })).body).toMatchObject({ code: 'ticket-expired' });
    expect((await finish({ ticket, code })).body).toMatchObject({ code: 'ticket-expired' });
  });

  it('replaces recovery codes on request', async () => {
    const admin = await api.newAdmin();
    const { token, recoveryCodes } = await setUpApp(api, admin);
    const renewed = (await withPassword(factorPaths.recoveryCodes, token, admin)).body as RecoveryCodes;
    expect(new Set([...recoveryCodes, ...renewed.recoveryCodes]).size).toBe(2 * RECOVERY_CODES);
    const { ticket } = await firstStep(api, admin);
    expect((await finish({ ticket, code: recoveryCodes[1] })).status).toBe(401);
    expect((await finish({ ticket, code: renewed.recoveryCodes[1] })).status).toBe(200);
  });

  it('blocks other calls while a required factor is missing', async () => {
    const [owner, staff] = [await api.newAdmin(), await api.newAdmin('staff')];
    expect(await demand(owner.token, staff.username)).toMatchObject({ status: 200, body: { isFactorDemanded: true } });
    const refused = { status: 403, body: { code: 'second-factor-missing' } };
    expect(await api.call('GET', apiPaths.statistics, { token: staff.token })).toMatchObject(refused);
    expect(await api.call('GET', apiPaths.ordersOf('x@example.com'), { token: staff.token })).toMatchObject(refused);
    const me = await api.call('GET', apiPaths.signedInAdmin, { token: staff.token });
    expect(me.body).toEqual({ username: staff.username, rights: 'staff' });
    const { token } = await setUpApp(api, staff);
    expect((await api.call('GET', apiPaths.statistics, { token })).status).toBe(200);
    expect((await state(token)).isDemanded).toBe(true);
    expect((await withPassword(factorPaths.remove, token, staff, { which: 'app' })).status).toBe(403);
    await lift(owner, staff.username, owner.password);
    expect((await withPassword(factorPaths.remove, token, staff, { which: 'app' })).status).toBe(200);
  });

  it('stays required unless an owner confirms with the password', async () => {
    const [owner, staff] = [await api.newAdmin(), await api.newAdmin('staff')];
    await demand(owner.token, staff.username);
    for (const password of [undefined, '', 'wrong', staff.password]) {
      const refused = await lift(owner, staff.username, password);
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    }
    expect((await api.call('GET', apiPaths.statistics, { token: staff.token })).status).toBe(403);
    expect(await lift(owner, staff.username, owner.password)).toMatchObject({
      status: 200,
      body: { isFactorDemanded: false },
    });
    expect((await api.call('GET', apiPaths.statistics, { token: staff.token })).status).toBe(200);
  });

  it('is required by owners only, for existing admins', async () => {
    const [owner, staff] = [await api.newAdmin(), await api.newAdmin('staff')];
    expect((await demand(staff.token, owner.username)).status).toBe(403);
    expect((await api.call('GET', apiPaths.admins, { token: staff.token })).status).toBe(403);
    expect((await demand(owner.token, 'nobody-of-that-name')).status).toBe(404);
    expect((await demand(owner.token, 'a b')).status).toBe(404);
    await setUpApp(api, staff);
    await demand(owner.token, owner.username);
    const accounts = (await api.call('GET', apiPaths.admins, { token: (await api.newAdmin()).token })).body;
    const found = (accounts as AdminAccount[]).filter(({ username }) =>
      [owner.username, staff.username].includes(username),
    );
    expect(found.toSorted((a, b) => Number(a.hasFactor) - Number(b.hasFactor))).toEqual([
      { username: owner.username, rights: 'owner', hasFactor: false, isFactorDemanded: true },
      { username: staff.username, rights: 'staff', hasFactor: true, isFactorDemanded: false },
    ]);
  });

  it('logs setup, removal, requirement and use of a recovery code', async () => {
    const [owner, admin] = [await api.newAdmin(), await api.newAdmin()];
    await demand(owner.token, admin.username);
    await demand(owner.token, admin.username);
    await lift(owner, admin.username, owner.password);
    const { token, recoveryCodes } = await setUpApp(api, admin);
    const { ticket } = await firstStep(api, admin);
    await finish({ ticket, code: recoveryCodes[2] });
    await withPassword(factorPaths.recoveryCodes, token, admin);
    await withPassword(factorPaths.remove, token, admin, { which: 'app' });
    const log = await api.call('GET', `${apiPaths.changes}?subject=${admin.username}`, { token: owner.token });
    const lines = (log.body as ChangesPage).changes.toReversed().map(({ what, by }) => [what, by]);
    expect(lines.slice(1)).toEqual([
      ['factor-demanded', owner.username],
      ['factor-not-demanded', owner.username],
      ['factor-set', admin.username],
      ['recovery-code-used', admin.username],
      ['recovery-codes-made', admin.username],
      ['factor-removed', admin.username],
    ]);
  });

  it.each([
    ['neither a code nor a passkey', { ticket: 'x' }, ['code']],
    [
      'both a code and a passkey',
      { ticket: 'x', code: '123456', passkey: anAuthenticator('http://x').sign('x') },
      ['code'],
    ],
    ['a passkey that is none', { ticket: 'x', passkey: { id: 'x' } }, ['passkey.rawId', 'passkey.type']],
  ])('cannot be %s', async (_what, body, paths) => {
    const reply = await finish(body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    const found = (reply.body as { errors: { path: string }[] }).errors.map(({ path }) => path);
    for (const path of paths) expect(found).toContain(path);
  });
});

import type { FactorSet, FactorState } from '@bookstore/contract/api/factor';
import { apiPaths, factorPaths } from '@bookstore/contract/api/paths';
import { RECOVERY_CODES } from '@bookstore/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin } from '../../test/api.ts';
import { anAuthenticator, challengeOf, codeAt, firstStep, setUpApp, setUpPasskey } from '../../test/factors.ts';
import { TEST_CONFIG } from '../../test/server.ts';

const api = await openApi();
afterAll(() => api.close());

type Device = ReturnType<typeof anAuthenticator>;
const state = async (token: string) => (await api.call('GET', factorPaths.state, { token })).body as FactorState;
const remove = (token: string, { password }: TestAdmin, which: string) =>
  api.call('POST', factorPaths.remove, { token, body: { password, which } });

async function anAdminWithThree() {
  const admin = await api.newAdmin();
  const app = await setUpApp(api, admin);
  const [telephone, key] = [anAuthenticator(TEST_CONFIG.shopUrl), anAuthenticator(TEST_CONFIG.shopUrl)];
  await setUpPasskey(api, admin, telephone, { token: app.token });
  await setUpPasskey(api, admin, key, { token: app.token, name: 'The key' });
  return { admin, ...app, telephone, key };
}

async function logInWith(admin: TestAdmin, device: Device) {
  const { ticket, passkey } = await firstStep(api, admin);
  const body = { ticket, passkey: device.sign(challengeOf(passkey)) };
  return api.call('POST', factorPaths.secondStep, { body });
}

describe('several second factors', () => {
  it('accept any passkey repeatedly and leave the others unchanged', async () => {
    const { admin, token, telephone, key } = await anAdminWithThree();
    const before = await state(token);
    for (const device of [telephone, key, telephone, key]) expect((await logInWith(admin, device)).status).toBe(200);
    expect(await state(token)).toEqual(before);
  });

  it('keep the rest when a passkey is removed', async () => {
    const { admin, token, secret, telephone, key } = await anAdminWithThree();
    const remaining = {
      hasApp: true,
      passkeys: [{ id: key.id, name: 'The key' }],
      recoveryCodesLeft: RECOVERY_CODES,
      isDemanded: false,
    };
    expect(await remove(token, admin, telephone.id)).toMatchObject({ status: 200, body: remaining });
    expect(await state(token)).toMatchObject(remaining);
    expect(await logInWith(admin, telephone)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await logInWith(admin, key)).status).toBe(200);
    expect((await remove(token, admin, telephone.id)).status).toBe(404);
    const { ticket, hasApp } = await firstStep(api, admin);
    expect(hasApp).toBe(true);
    const code = await codeAt(secret, Date.now() + 30_000);
    expect((await api.call('POST', factorPaths.secondStep, { body: { ticket, code } })).status).toBe(200);
  });

  it('secure the account until the last one is removed', async () => {
    const { admin, token, telephone, key } = await anAdminWithThree();
    await remove(token, admin, 'app');
    expect(await state(token)).toMatchObject({ hasApp: false, passkeys: [{ id: telephone.id }, { id: key.id }] });
    expect((await remove(token, admin, 'app')).status).toBe(404);
    await remove(token, admin, telephone.id);
    expect(await firstStep(api, admin)).toMatchObject({ hasApp: false, passkey: expect.anything() });
    const none = { hasApp: false, passkeys: [], recoveryCodesLeft: 0, isDemanded: false };
    expect((await remove(token, admin, key.id)).body).toEqual(none);
    const renewal = { token, body: { password: admin.password } };
    expect((await api.call('POST', factorPaths.recoveryCodes, renewal)).status).toBe(404);
    expect((await api.call('POST', apiPaths.adminLogin, { body: admin })).status).toBe(200);
  });

  it('may be removed except the last required one', async () => {
    const { admin, token, telephone, key } = await anAdminWithThree();
    const owner = await api.newAdmin();
    const body = { isFactorDemanded: true };
    await api.call('PATCH', apiPaths.adminAccount(admin.username), { token: owner.token, body });
    for (const which of [telephone.id, 'app']) expect((await remove(token, admin, which)).status).toBe(200);
    expect(await remove(token, admin, key.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await state(token)).passkeys).toMatchObject([{ id: key.id }]);
  });

  it("do not accept or remove another admin's passkey", async () => {
    const [mine, others] = [await anAdminWithThree(), await anAdminWithThree()];
    expect(await logInWith(mine.admin, others.telephone)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect((await remove(mine.token, mine.admin, others.telephone.id)).status).toBe(404);
    expect((await state(mine.token)).passkeys).toHaveLength(2);
    expect((await state(others.token)).passkeys).toHaveLength(2);
    expect((await logInWith(others.admin, others.telephone)).status).toBe(200);
  });

  it('replace a passkey that is added again, with its new name', async () => {
    const { admin, token, telephone, key } = await anAdminWithThree();
    const reply = await setUpPasskey(api, admin, telephone, { token, name: 'The new telephone' });
    expect(reply.body as FactorSet).toEqual({ first: null });
    expect((await state(token)).passkeys).toMatchObject([
      { id: key.id, name: 'The key' },
      { id: telephone.id, name: 'The new telephone' },
    ]);
  });

  it('log a login only if it uses a recovery code', async () => {
    const { admin, secret, recoveryCodes, key } = await anAdminWithThree();
    await logInWith(admin, key);
    for (const code of [await codeAt(secret, Date.now() + 30_000), recoveryCodes[0]]) {
      const { ticket } = await firstStep(api, admin);
      const reply = await api.call('POST', factorPaths.secondStep, { body: { ticket, code } });
      expect(reply.status).toBe(200);
    }
    // The API's log omits invalid entries, so the documents are read.
    const { docs } = await (await api.db()).collection('changes').get();
    const own = docs.filter((line) => (line.get('subjects') as string[]).includes(admin.username));
    const lines = own.map((line) => line.get('what') as string);
    const expected = ['admin-added', 'factor-set', 'factor-set', 'factor-set', 'recovery-code-used'];
    expect(lines.toSorted()).toEqual(expected);
  });
});

import { customerPaths } from '@bookstore/contract/api/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../test/customers.ts';
import { aDetailsBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { detailsRef } from './detailsRecord.ts';

const { shop } = openOrderCalls();

const call = ({ token }: Pick<TestCustomer, 'token'>, method: string, body?: unknown) =>
  shop.api.call(method, customerPaths.details, { token, body });

describe('saved details', () => {
  it('are returned as saved until deleted', async () => {
    const ada = await shop.api.newCustomer();
    expect(await call(ada, 'GET')).toMatchObject({ status: 200, body: { details: null } });
    expect((await call(ada, 'PUT', aDetailsBody())).status).toBe(204);
    const moved = aDetailsBody({ street: 'Hill Street 7' });
    expect((await call(ada, 'PUT', moved)).status).toBe(204);
    const answer = await call(ada, 'GET');
    expect(answer).toMatchObject({ status: 200, body: { details: moved } });
    for (let round = 0; round < 2; round += 1) expect((await call(ada, 'DELETE')).status).toBe(204);
    expect((await call(ada, 'GET')).body).toEqual({ details: null });
    expect((await detailsRef(await shop.api.db(), ada.uid).get()).exists).toBe(false);
  });

  it("belong to the token's customer only", async () => {
    const [ada, eve] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    await call(ada, 'PUT', { ...aDetailsBody(), uid: eve.uid });
    expect((await call(eve, 'GET')).body).toEqual({ details: null });
    await call(eve, 'DELETE');
    expect((await call(ada, 'GET')).body).toEqual({ details: { ...aDetailsBody(), addressLines: expect.any(Array) } });
  });

  // E3
  it("contain only the contract's fields", async () => {
    const ada = await shop.api.newCustomer();
    await call(ada, 'PUT', { ...aDetailsBody(), uid: 'x', email: 'x@example.com', savedAt: 1, note: 'y' });
    const stored = (await detailsRef(await shop.api.db(), ada.uid).get()).data();
    expect(stored).toEqual({
      ...aDetailsBody(),
      uid: ada.uid,
      email: ada.email.toLowerCase(),
      savedAt: expect.any(Timestamp),
    });
  });

  // E29
  it.each([
    ['phone', { phone: 'none' }],
    ['street', { street: 'a\nb' }],
    ['address.city', { address: { city: '', country: 'Austria', state: 'Styria', zipcode: '8010' } }],
  ])('refuse an invalid %s', async (path, fields) => {
    const ada = await shop.api.newCustomer();
    const reply = await call(ada, 'PUT', { ...aDetailsBody(), ...fields });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await call(ada, 'GET')).body).toEqual({ details: null });
  });
});

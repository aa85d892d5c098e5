import { customerPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../test/customers.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { wishesRef } from './wishesRecord.ts';

const { shop } = openOrderCalls();

const read = async ({ token }: TestCustomer) => {
  const { body, headers } = await shop.api.call('GET', customerPaths.wishes, { token });
  return { body, etag: headers.get('etag') ?? '' };
};
const write = ({ token }: TestCustomer, ids: unknown, etag?: string) =>
  shop.api.call('PUT', customerPaths.wishes, {
    token,
    body: { ids },
    headers: etag === undefined ? {} : { 'If-Match': etag },
  });

describe('wish list', () => {
  it('is returned in order, to its customer only, until emptied', async () => {
    const [ada, eve] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    const { etag } = await read(ada);
    const saved = await write(ada, ['b2', 'b1'], etag);
    expect(saved.status).toBe(204);
    expect(await read(ada)).toEqual({ body: { ids: ['b2', 'b1'] }, etag: saved.headers.get('etag') });
    expect((await read(eve)).body).toEqual({ ids: [] });
    expect((await write(ada, [], saved.headers.get('etag') ?? '')).status).toBe(204);
    expect(await read(ada)).toEqual({ body: { ids: [] }, etag });
    expect((await wishesRef(await shop.api.db(), ada.uid).get()).exists).toBe(false);
  });

  it('is replaced only in the version seen: 428 without, 412 with another', async () => {
    const ada = await shop.api.newCustomer();
    const { etag } = await read(ada);
    expect(await write(ada, ['b1'])).toMatchObject({ status: 428, body: { code: 'precondition-required' } });
    const replies = await Promise.all([write(ada, ['b1'], etag), write(ada, ['b2'], etag)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
    expect(replies.find(({ status }) => status === 412)?.body).toMatchObject({ code: 'precondition-failed' });
  });

  it.each([
    ['ids.1', ['b1', 'a/b']],
    ['ids.0', [7]],
    ['ids', ['b1', 'b1']],
    ['ids', 'b1'],
    ['ids', Array.from({ length: LIMITS.wishes + 1 }, (_, index) => `b${index}`)],
  ])('refuses invalid ids at %s', async (path, ids) => {
    const ada = await shop.api.newCustomer();
    const { etag } = await read(ada);
    expect(await write(ada, ids, etag)).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: [{ path }] },
    });
  });
});

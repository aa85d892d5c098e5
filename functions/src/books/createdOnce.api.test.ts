import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { bookCalls } from '../../test/bookCalls.ts';
import { aBookBody } from '../../test/factories.ts';

let api: TestApi;
let admin: TestAdmin;
let title: string;

beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  admin = await api.newAdmin();
  title = `Once ${randomUUID()}`;
});
afterAll(() => api.close());

const { list, create, edit, remove } = bookCalls(() => ({ api, admin }));
const aKey = () => `key-${randomUUID()}`;
const twins = async () => (await list()).filter((book) => book.title === title);

describe('createdOnce', () => {
  it('returns the same book for the same key and fields', async () => {
    const key = aKey();
    const first = await create(aBookBody({ title }), key);
    expect(first.status).toBe(201);
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    const again = await create(aBookBody({ title: ` ${title}`, newPrice: '19.99', unknown: 1 }), key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await twins()).toEqual([first.body]);
  });

  it('returns its current state, edited or deleted', async () => {
    const key = aKey();
    const { _id } = (await create(aBookBody({ title }), key)).body as Book;
    const edited = await edit(_id, aBookBody({ title, newPrice: 3 }));
    expect(await create(aBookBody({ title }), key)).toMatchObject({ status: 200, body: edited.body });
    await remove(_id);
    expect((await create(aBookBody({ title }), key)).status).toBe(200);
    expect((await api.call('GET', apiPaths.book(_id))).status).toBe(404);
  });

  it('rejects the key for other fields with 422 and the created book', async () => {
    const key = aKey();
    const { body: book } = await create(aBookBody({ title }), key);
    const reply = await create(aBookBody({ title, newPrice: 3 }), key);
    expect(reply).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused', book } });
    expect(await twins()).toEqual([book]);
  });

  it('creates one book for parallel identical calls', async () => {
    const key = aKey();
    const calls = Array.from({ length: 10 }, () => create(aBookBody({ title }), key));
    const replies = await Promise.all(calls);
    const statuses = replies.map(({ status }) => status).sort((a, b) => b - a);
    expect(statuses).toEqual([201, ...Array.from({ length: replies.length - 1 }, () => 200)]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await twins()).toHaveLength(1);
  });

  it("separates two admins' keys, and creates a book per keyless call", async () => {
    const key = aKey();
    await create(aBookBody({ title }), key);
    admin = await api.newAdmin();
    for (const given of [key, undefined, undefined])
      expect((await create(aBookBody({ title }), given)).status).toBe(201);
    expect(await twins()).toHaveLength(4);
  });

  it('does not count a rejected call', async () => {
    const key = aKey();
    expect((await create(aBookBody({ title, category: 'poetry' }), key)).status).toBe(400);
    expect((await create(aBookBody({ title }), key)).status).toBe(201);
  });
});

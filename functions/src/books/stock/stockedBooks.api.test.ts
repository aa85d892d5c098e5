import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../../test/bookCalls.ts';

const { shop, withNewAdmin } = openBookCalls();
withNewAdmin();

const asAdmin = (method: string, path: string, body?: unknown) =>
  shop.api.call(method, path, { token: shop.admin.token, ...(body !== undefined && { body }) });

async function aBookOf(count: number): Promise<Book> {
  const book = await shop.api.newBook(shop.admin);
  await asAdmin('PUT', stockPaths.stock(book._id), { count });
  return book;
}

const START = 40_000 + (Number.parseInt(randomUUID().slice(0, 4), 16) % 500) * 100;

async function listed(query: string) {
  const reply = await asAdmin('GET', `/api/admin/books?${query}`);
  expect(reply.status).toBe(200);
  const next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
  return { ids: (reply.body as Book[]).map(({ _id }) => _id), next, reply };
}

describe('books by stock level', () => {
  it('are listed for admins, including staff', async () => {
    const staff = await shop.api.newAdmin('staff');
    const reply = await shop.api.call('GET', apiPaths.adminBooks({ limit: 1 }), { token: staff.token });
    expect(reply.status).toBe(200);
  });

  it('are sorted by stock, in gapless pages, without deleted books', async () => {
    const books = [];
    for (const count of [5, 0, 3, 3, 1, 2]) books.push(await aBookOf(START + count));
    const [five, zero, threeA, threeB, one, two] = books.map(({ _id }) => _id);
    await asAdmin('DELETE', apiPaths.book(one ?? ''));
    const range = `minCopies=${START}&maxCopies=${START + 4}`;
    const wanted = [zero, two, ...(String(threeA) < String(threeB) ? [threeA, threeB] : [threeB, threeA])];
    expect((await listed(range)).ids).toEqual(wanted);
    expect((await listed(range)).next).toBeNull();
    const first = await listed(`${range}&limit=1`);
    expect(first.ids).toEqual([zero]);
    const second = await listed(new URL(first.next ?? '', 'http://shop').searchParams.toString());
    const third = await listed(new URL(second.next ?? '', 'http://shop').searchParams.toString());
    const fourth = await listed(new URL(third.next ?? '', 'http://shop').searchParams.toString());
    expect([...second.ids, ...third.ids, ...fourth.ids]).toEqual(wanted.slice(1));
    expect(fourth.next).toBeNull();
    expect((await listed(`minCopies=${START + 5}&maxCopies=${START + 5}`)).ids).toEqual([five]);
    await asAdmin('POST', `${apiPaths.book(one ?? '')}/restore`);
    expect((await listed(range)).ids).toEqual([zero, one, ...wanted.slice(1)]);
  });
});

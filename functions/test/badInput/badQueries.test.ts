import type { Book } from '@bookstore/contract/api/book';
import { BOOKS_QUERY_NAMES, booksQuerySchema } from '@bookstore/contract/api/booksQuery';
import { SALES_QUERY_NAMES, type SalesReport, salesQuerySchema } from '@bookstore/contract/api/sales';
import { SALES_RANGES } from '@bookstore/contract/api/salesRanges';
import { BOOK_FORMATS, BOOK_SORTS, CATEGORIES } from '@bookstore/contract/constants';
import { SPANS } from '@bookstore/contract/days';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../../src/books/books.repository.ts';
import { openApi, type TestApi } from '../api.ts';
import { aStoredBook } from '../factories.ts';
import { LONG_DEADLINE } from '../server.ts';
import { anyValue, nastyText } from './arbitraries.ts';
import { forAll, RUNS } from './forAll.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi(LONG_DEADLINE);
  await createBooksRepository(api.db).insert(Array.from({ length: 9 }, aStoredBook));
});
afterAll(() => api.close());

const id = fc.oneof(fc.stringMatching(/^[\w-]{1,20}$/), nastyText);
const cursor = fc
  .oneof(
    anyValue,
    fc.tuple(fc.constant('search'), fc.boolean(), fc.integer(), fc.nat({ max: 2 ** 41 }), id),
    fc.tuple(
      fc.oneof(fc.constantFrom(...BOOK_SORTS), nastyText),
      fc.oneof(fc.integer(), fc.nat({ max: 2 ** 41 }), fc.double(), nastyText),
      id,
    ),
  )
  .map((value) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url'));

const VALUES = {
  limit: fc.oneof(fc.integer({ min: -2, max: 110 }).map(String), nastyText),
  after: fc.oneof(cursor, nastyText),
  category: fc.oneof(fc.constantFrom(...CATEGORIES), nastyText),
  trending: fc.oneof(fc.constantFrom('true', 'false', '1'), nastyText),
  available: fc.oneof(fc.constantFrom('true', 'false', '1'), nastyText),
  format: fc.oneof(fc.constantFrom(...BOOK_FORMATS, 'scroll'), nastyText),
  language: fc.oneof(fc.constantFrom('en', 'EN-gb', 'deu', 'klingon'), nastyText),
  minPrice: fc.oneof(fc.constantFrom('0', '1', '2.50', '1e3', '-1', '1000000.01'), nastyText),
  maxPrice: fc.oneof(fc.constantFrom('0', '1', '2.50', '1,5', '1000000'), nastyText),
  sort: fc.oneof(fc.constantFrom(...BOOK_SORTS, 'oldest'), nastyText),
  ids: fc.oneof(
    fc.array(id, { maxLength: 110 }).map((ids) => ids.join(',')),
    nastyText,
  ),
  series: fc.oneof(fc.constantFrom('Roads', '.', '%'), nastyText),
  contributor: fc.oneof(fc.constantFrom('Ann Lee', '@', '%'), nastyText),
  q: fc.oneof(nastyText, fc.string({ unit: 'binary', maxLength: 110 }), fc.stringMatching(/^[a-z' ]{1,40}$/)),
} satisfies Record<(typeof BOOKS_QUERY_NAMES)[number], fc.Arbitrary<string>>;

const LIMIT = { timeout: 600_000 };

// E29, E33
describe('book list', () => {
  const pair = fc.constantFrom(...BOOKS_QUERY_NAMES).chain((name) => fc.tuple(fc.constant(name), VALUES[name]));

  it('accepts what the contract accepts, and names other parameters', LIMIT, async () => {
    const queries = fc.uniqueArray(pair, { minLength: 1, maxLength: 4, selector: ([name]) => name });
    await forAll(
      queries,
      async (pairs) => {
        const given = pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]);
        const reply = await api.call('GET', `/api/books?${new URLSearchParams(given).toString()}`);
        const read = booksQuerySchema.safeParse(Object.fromEntries(given.filter(([, value]) => value !== '')));
        if (reply.status === 200) {
          expect(read.success).toBe(true);
          const limit = read.data && 'limit' in read.data ? read.data.limit : 100;
          expect((reply.body as Book[]).length).toBeLessThanOrEqual(limit);
          return;
        }
        expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
        const { errors } = reply.body as { errors: { path: string }[] };
        for (const { path } of errors) expect(BOOKS_QUERY_NAMES).toContain(path.split('.')[0]);
        // A well-formed cursor may still be foreign.
        if (read.success) expect(errors).toEqual([{ path: 'after', message: 'Invalid cursor for this list' }]);
      },
      RUNS * 3,
    );
  });
});

const aDay = fc.oneof(
  fc
    .date({ min: new Date('1880-01-01'), max: new Date('3010-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.integer({ min: -20, max: 20 }).map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/),
  nastyText,
);
const SALES_VALUES = {
  from: aDay,
  to: aDay,
  range: fc.oneof(fc.constantFrom(...SALES_RANGES), nastyText),
  by: fc.oneof(fc.constantFrom(...SPANS), nastyText),
} satisfies Record<(typeof SALES_QUERY_NAMES)[number], fc.Arbitrary<string>>;

// E33
describe('sales', () => {
  const pair = fc.constantFrom(...SALES_QUERY_NAMES).chain((name) => fc.tuple(fc.constant(name), SALES_VALUES[name]));

  it('accept what the contract accepts, and name other parameters', LIMIT, async () => {
    const { token } = await api.newAdmin();
    await forAll(
      fc.uniqueArray(pair, { maxLength: 4, selector: ([name]) => name }),
      async (pairs) => {
        const given = pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]);
        const reply = await api.call('GET', `/api/admin/sales?${new URLSearchParams(given).toString()}`, { token });
        const read = salesQuerySchema.safeParse(Object.fromEntries(given.filter(([, value]) => value !== '')));
        expect(reply.status).toBe(read.success ? 200 : 400);
        if (read.success) {
          const { buckets } = reply.body as SalesReport;
          expect(buckets.length).toBeGreaterThan(0);
          expect(buckets.length).toBeLessThanOrEqual(400);
          return;
        }
        const { errors } = reply.body as { errors: { path: string }[] };
        for (const { path } of errors) expect(SALES_QUERY_NAMES).toContain(path);
      },
      RUNS * 2,
    );
  });
});

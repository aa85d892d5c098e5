import { adminLoginSchema } from '@bookstore/contract/api/admin';
import { type Book, bookInputSchema } from '@bookstore/contract/api/book';
import { bookChangesSchema } from '@bookstore/contract/api/bookChanges';
import type { ImportAnswer } from '@bookstore/contract/api/bookImport';
import { stockPaths } from '@bookstore/contract/api/paths';
import { availabilityOf, type BookStock, stockChangeSchema } from '@bookstore/contract/api/stock';
import { readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { LIMITS } from '@bookstore/contract/limits';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBookBody } from '../factories.ts';
import { expectSoundDatabase, NOTHING_KNOWN } from '../invariants.ts';
import { anything, nastyText, spoiled } from './arbitraries.ts';
import { forAll, RUNS } from './forAll.ts';
import { asSent, expectRefused, openSpoiledCalls } from './spoiledCalls.ts';

const { shop, asAdmin } = openSpoiledCalls();
let tide: Book;
const stored = { books: 0, orders: 0 };

beforeAll(async () => {
  tide = await shop.api.newBook(shop.admin, { newPrice: 5.01 });
  stored.books += 1;
});

const DETAILS = {
  isbn: '2-253-00269-0',
  publisher: 'Halfpenny Books',
  published: '2024-02-29',
  pages: 352,
  language: 'EN-gb',
  format: 'paperback',
};

const LIMIT = { timeout: 600_000 };

// E3, E30, E31, E32
describe('a book', () => {
  it('a book is created when the contract takes it, as the contract reads it, and else not at all', LIMIT, async () => {
    await forAll(spoiled(aBookBody(DETAILS)), async (body) => {
      const read = bookInputSchema.safeParse(asSent(body));
      const reply = await asAdmin('POST', '/api/books/create-book', body);
      if (!read.success) return expectRefused(reply, 400);
      stored.books += 1;
      expect(reply.status).toBe(201);
      const book = reply.body as Book;
      const unknown = bookInputSchema.parse({ ...aBookBody({ author: '' }), ...NOTHING_KNOWN });
      expect({ ...unknown, ...bookInputSchema.parse(book) }).toEqual({ ...unknown, ...read.data });
      expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    });
  });

  it('a book is edited when the contract takes it, and else stays as it is', LIMIT, async () => {
    await forAll(spoiled(aBookBody(DETAILS)), async (body) => {
      const before = (await shop.api.call('GET', `/api/books/${tide._id}`)).body as Book;
      const isGood = bookInputSchema.safeParse(asSent(body)).success;
      const reply = await asAdmin('PUT', `/api/books/edit/${tide._id}`, body);
      const after = (await shop.api.call('GET', `/api/books/${tide._id}`)).body as Book;
      if (!isGood) {
        expectRefused(reply, 400);
        expect(after).toEqual(before);
        return;
      }
      expect(reply).toMatchObject({ status: 200, body: after });
      expect([after._id, after.createdAt]).toEqual([before._id, before.createdAt]);
    });
  });

  it('a book is changed with others when the contract takes the change, and else stays as it is', LIMIT, async () => {
    const value = fc.record(
      { trending: anything, newPrice: anything, deleted: fc.constant(false) },
      { requiredKeys: [] },
    );
    const change = fc.tuple(
      fc.oneof(spoiled({ newPrice: 7.5 }), value, anything),
      fc.oneof(fc.constant(null), nastyText),
    );
    await forAll(change, async ([set, seen]) => {
      const before = (await shop.api.call('GET', `/api/books/${tide._id}`)).body as Book;
      const body = { changes: [{ _id: tide._id, seen: seen ?? before.updatedAt, set }] };
      const isGood = bookChangesSchema.safeParse(asSent(body)).success;
      const reply = await asAdmin('POST', '/api/books/changes', body);
      if (!isGood) expectRefused(reply, 400);
      else expect(reply.status).toBe(200);
      const after = (await shop.api.call('GET', `/api/books/${tide._id}`)).body as Book;
      if (!isGood) expect(after).toEqual(before);
      expect(bookInputSchema.safeParse(after).success).toBe(true);
    });
  });

  it('a book is imported from a row when the contract takes it, and else named', LIMIT, async () => {
    await forAll(spoiled(aBookBody({ title: 'Imported', ...DETAILS, pages: '352', stock: '3' })), async (book) => {
      const row = asSent({ ...book, _id: tide._id }) as Record<string, unknown>;
      const isGood = !Array.isArray(readBookRow(row));
      const reply = await asAdmin('POST', '/api/books/import', { rows: [{ book: row }] });
      expect(reply.status).toBe(200);
      const { results } = reply.body as ImportAnswer;
      expect(results.map(({ fate }) => fate === 'refused')).toEqual([!isGood]);
    });
  });

  it('a book has as many copies as the contract takes, and else as many as before', LIMIT, async () => {
    const copies = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom(null, 100_000, 100_001), anything);
    const fields = fc.record({ count: copies, change: copies }, { requiredKeys: [] });
    const countOf = async () => (await asAdmin('GET', stockPaths.counts([tide._id]))).body;
    await forAll(fc.oneof(spoiled({ count: 3 }), spoiled({ change: 1 }), fields, anything), async (body) => {
      const before = (await countOf()) as BookStock[];
      const present = before[0]?.count ?? null;
      const read = stockChangeSchema.safeParse(asSent(body ?? {}));
      const reply = await asAdmin('PUT', stockPaths.stock(tide._id), body);
      const wanted = read.data && ('count' in read.data ? read.data.count : (present ?? 0) + read.data.change);
      if (wanted === undefined || (wanted !== null && (wanted < 0 || wanted > LIMITS.copies))) {
        expectRefused(reply, 400);
        expect(await countOf()).toEqual(before);
        return;
      }
      expect(reply).toMatchObject({ status: 200, body: { count: wanted } });
      const book = (await shop.api.call('GET', `/api/books/${tide._id}`)).body as Book;
      const { availability, left } = book;
      expect({ availability, left }).toEqual({ left: undefined, availability: undefined, ...availabilityOf(wanted) });
    });
    await asAdmin('PUT', stockPaths.stock(tide._id), { count: null });
  });

  it('a book is changed, fetched and deleted under no other id than its own', LIMIT, async () => {
    await forAll(fc.tuple(nastyText, fc.constantFrom('GET', 'PUT', 'DELETE', 'POST')), async ([id, method]) => {
      const part = encodeURIComponent(id.toWellFormed()) || 'x';
      const path = { GET: part, DELETE: part, PUT: `edit/${part}`, POST: `${part}/restore` }[method] ?? part;
      const reply = await asAdmin(method, `/api/books/${path}`, method === 'PUT' ? aBookBody() : undefined);
      // A path of dots alone is resolved before it is sent, and ends elsewhere.
      expect([404, 405]).toContain(part.startsWith('.') ? 404 : reply.status);
    });
  });
});

// E23, E31
describe('a log-in', () => {
  it('a log-in with anything but the right password is refused', LIMIT, async () => {
    const credentials = { username: shop.admin.username, password: 'wrong' };
    await forAll(
      fc.oneof(spoiled(credentials), anything),
      async (body) => {
        const isGood = adminLoginSchema.safeParse(asSent(body ?? {})).success;
        const reply = await shop.api.call('POST', '/api/auth/admin', { body });
        if (isGood) expect([401, 429]).toContain(reply.status);
        else expectRefused(reply, 400);
      },
      // An unknown name costs a whole password hash.
      Math.ceil(RUNS / 5),
    );
  });
});

// E25
describe('after all this', () => {
  it('the database holds what was answered after bad bodies, whole and true to the contract', LIMIT, async () => {
    expect(await expectSoundDatabase(await shop.api.db())).toEqual(stored);
  });
});

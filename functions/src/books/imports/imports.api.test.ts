import { randomUUID } from 'node:crypto';
import type { ImportAnswer, ImportRow } from '@bookstore/contract/api/bookImport';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { BookStock } from '@bookstore/contract/api/stock';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { coverCalls } from '../../../test/coverCalls.ts';
import { aBookBody, aStoredBook } from '../../../test/factories.ts';
import { openImportCalls } from '../../../test/importCalls.ts';
import { invalidDocuments } from '../../dataChecks/invalidDocuments.ts';
import { createBooksRepository } from '../books.repository.ts';
import { partRef } from './importRecord.ts';

const calls = openImportCalls();
const { shop, send, get, aRow, edit, remove, callUndo, undoAll } = calls;
const { listImports: list, latestImport: latest } = calls;

async function importFile(rows: ImportRow[], key = randomUUID()) {
  const answer = await send({ rows, import: { key, file: `books-${shop.count}.csv` } });
  expect(answer.status).toBe(200);
  return (answer.body as ImportAnswer).results;
}

const countsOf = async (ids: string[]) =>
  ((await shop.api.call('GET', stockPaths.counts(ids), { token: shop.admin.token })).body as BookStock[]).map(
    ({ count }) => count,
  );
const statusOf = async (id: string) => (await shop.api.call('GET', apiPaths.book(id))).status;

describe('undo', () => {
  it('restores fields and stock, and takes added books off sale, once', async () => {
    const book = await shop.api.newBook(shop.admin);
    const other = aRow({ _id: `new-${shop.count}`, stock: '4' });
    await importFile([
      { book: aRow({ _id: book._id, newPrice: '3', isbn: '9782253002697', stock: '7' }) },
      { book: other },
    ]);
    const imported = await latest();
    expect(imported).toMatchObject({
      file: `books-${shop.count}.csv`,
      by: shop.admin.username,
      added: 1,
      changed: 1,
      recounted: 2,
      putOnSale: 1,
      parts: 2,
    });
    expect(imported).not.toHaveProperty('undone');
    expect(await undoAll(imported)).toEqual({ restored: 4, left: [] });
    const { updatedAt: _before, ...asBefore } = book;
    const { updatedAt: _after, ...restored } = await get(book._id);
    expect(restored).toEqual(asBefore);
    expect(await countsOf([book._id])).toEqual([null]);
    expect(await statusOf(`new-${shop.count}`)).toBe(404);
    expect(await undoAll(imported)).toEqual({ restored: 4, left: [] });
    expect((await latest()).undone).toMatchObject({ by: shop.admin.username, parts: 2, restored: 4, left: 0 });
    const faults: string[] = [];
    for await (const fault of invalidDocuments(await shop.api.db())) faults.push(fault);
    expect(faults.filter((fault) => fault.startsWith('import'))).toEqual([]);
  });

  it('restores an uploaded picture, or reports that it is gone', async () => {
    const { newCover } = coverCalls(() => shop);
    const [kept, lost] = [await newCover(), await newCover()];
    const [first, second] = [
      await shop.api.newBook(shop.admin, { coverId: kept.id }),
      await shop.api.newBook(shop.admin, { coverId: lost.id }),
    ];
    await importFile([
      { book: aRow({ _id: first._id, coverImage: 'book-4.png' }) },
      { book: aRow({ _id: second._id, title: `Second ${shop.count}`, coverImage: 'book-4.png' }) },
    ]);
    expect(await get(first._id)).not.toHaveProperty('cover');
    const db = await shop.api.db();
    const stays = (await db.doc(`covers/${kept.id}`).get()).get('expiresAt').toDate() as Date;
    expect(stays.getTime() - Date.now()).toBeGreaterThan(30 * 24 * 60 * 60 * 1000);
    await db.doc(`covers/${lost.id}`).update({ expiresAt: new Date(0) });
    expect(await undoAll(await latest())).toEqual({
      restored: 2,
      left: [{ _id: second._id, title: `Second ${shop.count}`, why: 'picture' }],
    });
    expect(await get(first._id)).toMatchObject({ title: first.title, cover: { id: kept.id } });
    expect(await get(second._id)).toMatchObject({ title: second.title });
  });

  it('never loses a concurrent edit', async () => {
    for (let round = 0; round < 2; round += 1) {
      const book = await shop.api.newBook(shop.admin);
      await importFile([{ book: aRow({ _id: book._id, newPrice: '3' }) }]);
      const imported = await latest();
      const title = `Edited meanwhile ${shop.count} ${round}`;
      await Promise.all([undoAll(imported), edit(book._id, aBookBody({ title }))]);
      expect(await get(book._id)).toMatchObject({ title });
    }
  });

  it('skips and names books changed, deleted or counted since', async () => {
    const [changed, gone, counted] = [
      await shop.api.newBook(shop.admin),
      await shop.api.newBook(shop.admin),
      await shop.api.newBook(shop.admin),
    ];
    const titleOf = (name: string) => `${name} ${shop.count}`;
    await importFile([
      { book: aRow({ _id: changed._id, title: titleOf('Changed') }) },
      { book: aRow({ _id: gone._id, title: titleOf('Gone') }) },
      { book: aRow({ _id: counted._id, title: titleOf('Counted'), stock: '7' }) },
    ]);
    const edited = (await edit(changed._id, aBookBody({ title: titleOf('Edited') }))).body;
    await remove(gone._id);
    await shop.api.call('PUT', stockPaths.stock(counted._id), { token: shop.admin.token, body: { change: -1 } });
    expect(await undoAll(await latest())).toEqual({
      restored: 1,
      left: [
        { _id: counted._id, title: titleOf('Counted'), why: 'copies' },
        { _id: changed._id, title: titleOf('Changed'), why: 'changed' },
        { _id: gone._id, title: titleOf('Gone'), why: 'gone' },
      ],
    });
    expect(await get(changed._id)).toEqual(edited);
    expect(await statusOf(gone._id)).toBe(404);
    expect(await get(counted._id)).toMatchObject({ title: counted.title });
    expect(await countsOf([counted._id])).toEqual([6]);
    expect((await latest()).undone).toMatchObject({ restored: 1, left: 3 });
  });

  it('does not name the stock of books that it takes off sale', async () => {
    const deleted = await shop.api.newBook(shop.admin);
    await remove(deleted._id);
    const ids = [`new-${shop.count}`, deleted._id];
    await importFile(ids.map((_id) => ({ book: aRow({ _id, title: `Sold ${_id}`, stock: '4' }) })));
    for (const id of ids) {
      await shop.api.call('PUT', stockPaths.stock(id), { token: shop.admin.token, body: { change: -1 } });
    }
    expect(await undoAll(await latest())).toEqual({ restored: 2, left: [] });
    expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404]);
  });

  it('reports unknown changes for imports with older hashes', async () => {
    const book = await shop.api.newBook(shop.admin);
    const title = `Imported ${shop.count}`;
    await importFile([{ book: aRow({ _id: book._id, title }) }]);
    const imported = await latest();
    const part = partRef(await shop.api.db(), imported._id, 1);
    const [kept] = (await part.get()).get('books') as { contentHash: string }[];
    await part.update({ books: [{ ...kept, contentHash: 'of older rules' }], contentRules: FieldValue.delete() });
    expect(await undoAll(imported)).toEqual({ restored: 0, left: [{ _id: book._id, title, why: 'older-release' }] });
    expect(await get(book._id)).toMatchObject({ title });
  });

  it('can continue with the previous import of the same books', async () => {
    const book = await shop.api.newBook(shop.admin);
    await importFile([{ book: aRow({ _id: book._id, newPrice: '3' }) }]);
    const first = await latest();
    await importFile([{ book: aRow({ _id: book._id, newPrice: '2' }) }]);
    const second = await latest();
    await importFile([{ book: aRow({ _id: book._id, newPrice: '4' }) }]);
    expect(await undoAll(first)).toMatchObject({ restored: 0, left: [{ why: 'changed' }] });
    expect(await undoAll(await latest())).toEqual({ restored: 1, left: [] });
    expect(await undoAll(second)).toEqual({ restored: 1, left: [] });
    expect(await get(book._id)).toMatchObject({ newPrice: 3 });
  });

  it('takes restored books off sale again unchanged', async () => {
    const book = await shop.api.newBook(shop.admin);
    await remove(book._id);
    await importFile([{ book: aRow({ _id: book._id }) }]);
    expect(await statusOf(book._id)).toBe(200);
    expect(await latest()).toMatchObject({ added: 0, changed: 1, putOnSale: 1 });
    expect(await undoAll(await latest())).toEqual({ restored: 1, left: [] });
    expect(await statusOf(book._id)).toBe(404);
  });

  it('requires an owner only if books go off sale', async () => {
    const staff = await shop.api.newAdmin('staff');
    const book = await shop.api.newBook(shop.admin);
    await importFile([{ book: aRow({ _id: book._id, newPrice: '3' }) }]);
    const changing = await latest();
    await importFile([{ book: aRow({ title: `Added ${shop.count}` }) }]);
    const adding = await latest();
    expect(await callUndo(adding._id, 1, staff.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await latest()).undone).toBeUndefined();
    expect(await callUndo(changing._id, 1, staff.token)).toMatchObject({ status: 200, body: { restored: 1 } });
  });

  it('is logged and ends the import', async () => {
    const book = await shop.api.newBook(shop.admin);
    const key = randomUUID();
    await importFile([{ book: aRow({ _id: book._id, newPrice: '3' }) }], key);
    await undoAll(await latest());
    const log = await shop.api.call('GET', `${apiPaths.changes}?subject=${book._id}`, { token: shop.admin.token });
    expect((log.body as { changes: object[] }).changes[0]).toMatchObject({
      what: 'import-undone',
      by: shop.admin.username,
      books: [{ fields: { newPrice: { before: 3, after: book.newPrice } } }],
    });
    const more = { rows: [{ book: aRow({ _id: book._id, newPrice: '2' }) }], import: { key, file: 'x.csv' } };
    expect(await send(more)).toMatchObject({ status: 409, body: { code: 'import-undone' } });
    expect(await get(book._id)).toMatchObject({ newPrice: book.newPrice });
  });

  it.each([
    ['import_none', 1, 404],
    ['import_none', 0, 400],
  ])('of %s, part %s, is refused with %i', async (id, part, status) => {
    expect((await callUndo(id, part as number)).status).toBe(status);
  });

  it('ends after thirty days', async () => {
    const book = await shop.api.newBook(shop.admin);
    await importFile([{ book: aRow({ _id: book._id }) }]);
    const { _id } = await latest();
    await (await shop.api.db()).doc(`imports/${_id}`).update({ expiresAt: new Date(0) });
    expect((await list()).map((one) => one._id)).not.toContain(_id);
    expect((await callUndo(_id, 1)).status).toBe(404);
  });
});

describe('list', () => {
  it('groups calls by key and admin', async () => {
    const key = randomUUID();
    const [first, second] = [await shop.api.newBook(shop.admin), await shop.api.newBook(shop.admin)];
    await importFile([{ book: aRow({ _id: first._id, newPrice: '3' }) }], key);
    await importFile([{ book: aRow({ _id: second._id, newPrice: '4' }) }], key);
    expect(await latest()).toMatchObject({ changed: 2, parts: 2 });
    const others = await list();
    await importFile([{ book: aRow({ _id: second._id, newPrice: '4' }) }], key);
    expect(await list()).toEqual(others);
    shop.admin = await shop.api.newAdmin();
    await importFile([{ book: aRow({ _id: first._id, newPrice: '5' }) }], key);
    expect(await list()).toHaveLength(others.length + 1);
  });

  it('stores previous values of any length in several parts', async () => {
    const long = '🐛'.repeat(9_900);
    const books = Array.from({ length: 25 }, () => ({ ...aStoredBook(), description: long }));
    await createBooksRepository(shop.api.db).insert(books);
    await importFile(books.map(({ id }) => ({ book: aRow({ _id: id, title: `Long ${id}`, description: 'Short.' }) })));
    const imported = await latest();
    expect(imported.parts).toBeGreaterThan(1);
    expect(await undoAll(imported)).toEqual({ restored: 25, left: [] });
    expect(await get(books[0]?.id ?? '')).toMatchObject({ description: long });
  });

  it('does not keep an import without a name', async () => {
    const before = await list();
    const book = await shop.api.newBook(shop.admin);
    expect((await send({ rows: [{ book: aRow({ _id: book._id }) }] })).status).toBe(200);
    expect(await list()).toEqual(before);
  });
});

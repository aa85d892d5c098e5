import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Cells } from '@bookstore/contract/bookFiles/columns';
import { describe, expect, it } from 'vitest';
import { aBookBody } from '../../../test/factories.ts';
import { openImportCalls } from '../../../test/importCalls.ts';
import { storeAttempts } from '../../../test/rateLimits.ts';
import { stableId } from './bookImport.ts';

const { shop, send, importRows, get, aRow, edit, remove } = openImportCalls();
const versionOf = async () => (await shop.api.call('GET', `${apiPaths.books}?limit=1`)).headers.get('etag');

const anErrorOf = (path: string) => ({ path, message: expect.any(String) as string });
const idOf = (row: Cells) => stableId(row.title ?? '', row.author ?? '');

describe('editions', () => {
  const [hardcover, paperback] = ['9782253002697', '9791038704022'] as const;

  it('with one title and author are separate books by ISBN', async () => {
    const [first, second] = [aRow({ isbn: hardcover }), aRow({ isbn: paperback })];
    const added = await importRows([{ book: first }, { book: second, edition: true }]);
    expect(added).toMatchObject([{ fate: 'added', _id: idOf(first) }, { fate: 'added' }]);
    const [, edition] = added.map((result) => ('_id' in result ? result._id : ''));
    expect(edition).not.toBe(idOf(first));
    expect(await importRows([{ book: { ...second, newPrice: '3' } }])).toMatchObject([
      { fate: 'changed', _id: edition },
    ]);
    expect(await importRows([{ book: first }])).toMatchObject([{ fate: 'unchanged', _id: idOf(first) }]);
  });

  it('never replace each other in a later call', async () => {
    await importRows([{ book: aRow({ isbn: hardcover }) }]);
    const [result] = await importRows([{ book: aRow({ isbn: paperback }) }], true);
    expect(result).toMatchObject({ fate: 'added' });
    expect(result).not.toMatchObject({ _id: idOf(aRow()) });
  });

  it('add the ISBN to a book that has none', async () => {
    await importRows([{ book: aRow() }]);
    expect(await importRows([{ book: aRow({ isbn: hardcover }) }])).toMatchObject([
      { fate: 'changed', _id: idOf(aRow()), fields: ['isbn'] },
    ]);
  });
});

describe('import of rows', () => {
  it('adds books under given ids and finds them again', async () => {
    const rows = [
      { book: aRow({ _id: `dune-${shop.count}`, createdAt: '2026-01-31T09:00:00Z' }) },
      { book: aRow({ title: `Emma ${shop.count}` }) },
    ];
    const emma = idOf(rows[1]?.book ?? {});
    const results = await importRows(rows);
    expect(results).toMatchObject([
      { fate: 'added', _id: `dune-${shop.count}` },
      { fate: 'added', _id: emma },
    ]);
    expect(await get(`dune-${shop.count}`)).toMatchObject({ newPrice: 9.5, createdAt: '2026-01-31T09:00:00.000Z' });
    expect(results[1]).toMatchObject({ updatedAt: (await get(emma)).updatedAt });
    const before = await versionOf();
    expect((await importRows(rows)).map(({ fate }) => fate)).toEqual(['unchanged', 'unchanged']);
    expect(await versionOf()).toBe(before);
  });

  it('reports changes and versions in a dry run', async () => {
    const book = await shop.api.newBook(shop.admin);
    const before = await versionOf();
    const rows = [{ book: aRow({ _id: book._id }) }, { book: aRow() }, { book: aRow() }, { book: { title: 'x' } }];
    expect(await importRows(rows, true)).toEqual([
      {
        fate: 'changed',
        _id: book._id,
        updatedAt: book.updatedAt,
        fields: expect.arrayContaining(['title']),
        differences: expect.objectContaining({ title: { before: book.title, after: aRow().title } }),
      },
      { fate: 'added', _id: idOf(aRow()) },
      { fate: 'repeated', _id: idOf(aRow()) },
      { fate: 'refused', errors: ['description', 'category', 'newPrice', 'oldPrice'].map(anErrorOf) },
    ]);
    expect(await versionOf()).toBe(before);
  });

  it('names all reasons to refuse a row, and imports the others', async () => {
    const bad = aRow({ _id: 'a/b', title: '\u200b', newPrice: '9,99', trending: 'maybe', createdAt: 'yesterday' });
    const [refused, added] = await importRows([{ book: bad }, { book: aRow() }]);
    expect(refused).toMatchObject({ fate: 'refused' });
    const { errors } = refused as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(['title', 'newPrice', 'trending', '_id', 'createdAt']);
    expect(added).toMatchObject({ fate: 'added' });
  });

  it('overwrites nothing that changed after the dry run, unless equal', async () => {
    const book = await shop.api.newBook(shop.admin);
    const { body } = await edit(book._id, aBookBody({ title: 'Theirs' }));
    const row = aRow({ _id: book._id });
    expect(await importRows([{ book: row, seen: book.updatedAt }])).toMatchObject([{ fate: 'conflict' }]);
    expect(await importRows([{ book: row, seen: null }])).toMatchObject([{ fate: 'conflict' }]);
    expect(await get(book._id)).toEqual(body);
    expect(await importRows([{ book: row, seen: (body as Book).updatedAt }])).toMatchObject([{ fate: 'changed' }]);
    expect(await importRows([{ book: row, seen: book.updatedAt }])).toMatchObject([{ fate: 'unchanged' }]);
    expect(await importRows([{ book: aRow({ title: 'x', _id: book._id }) }])).toMatchObject([{ fate: 'changed' }]);
  });

  it('restores a deleted book named by a row', async () => {
    const book = await shop.api.newBook(shop.admin);
    await remove(book._id);
    const row = aRow({ _id: book._id });
    const [seen] = await importRows([{ book: row }], true);
    expect(seen).toMatchObject({ fate: 'changed', _id: book._id, updatedAt: book.updatedAt });
    expect(seen).toHaveProperty('fields', expect.arrayContaining(['title', 'deleted']));
    expect(await importRows([{ book: row, seen: book.updatedAt }])).toMatchObject([{ fate: 'changed' }]);
    expect(await get(book._id)).toMatchObject({ title: row.title, createdAt: book.createdAt });
  });

  // E3
  it("stores a book's fields only", async () => {
    const forged = {
      ...aRow({ _id: `forged-${shop.count}` }),
      deletedAt: 'now',
      changeSeq: '9',
      updatedAt: '2000-01-01',
    };
    await importRows([{ book: forged as Cells }]);
    const document = await (await shop.api.db()).doc(`books/forged-${shop.count}`).get();
    expect(document.data()).toMatchObject({ deletedAt: null, changeSeq: expect.any(Number) as number });
    expect(document.get('updatedAt').toDate().getFullYear()).toBeGreaterThan(2020);
  });

  it('counts as one of 300 calls per minute; dry runs count nothing', async () => {
    const rows = [{ book: aRow() }];
    await storeAttempts(await shop.api.db(), ['import', shop.admin.username], 299);
    expect((await send({ rows })).status).toBe(200);
    expect((await send({ rows })).status).toBe(429);
    expect((await send({ rows, dryRun: true })).status).toBe(200);
  });
});

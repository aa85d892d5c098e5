import { stockPaths } from '@bookstore/contract/api/paths';
import type { BookStock } from '@bookstore/contract/api/stock';
import type { Cells } from '@bookstore/contract/bookFiles/columns';
import { describe, expect, it } from 'vitest';
import { openImportCalls } from '../../../test/importCalls.ts';
import { stableId } from './bookImport.ts';

const { shop, importRows, get, aRow } = openImportCalls();

const idOf = (row: Cells) => stableId(row.title ?? '', row.author ?? '');

describe('rows', () => {
  it('set stock levels in one version step', async () => {
    const book = await shop.api.newBook(shop.admin);
    const others = [1, 2].map((nth) => ({
      book: aRow({ title: `Emma ${shop.count} ${nth}`, stock: String(nth), isbn: '097522980X' }),
    }));
    const row = aRow({ _id: book._id, stock: '7' });
    const ids = [book._id, ...others.map((other) => idOf(other.book))];
    const countsOf = async () =>
      ((await shop.api.call('GET', stockPaths.counts(ids), { token: shop.admin.token })).body as BookStock[]).map(
        (one) => one.count,
      );
    expect(await importRows([{ book: row }, ...others], true)).toMatchObject([
      { fate: 'changed' },
      { fate: 'added' },
      { fate: 'added' },
    ]);
    expect(await countsOf()).toEqual([null, null, null]);
    const { seq } = await (await shop.api.db())
      .doc('meta/catalog')
      .get()
      .then((document) => ({ seq: Number(document.get('seq')) }));
    await importRows([{ book: row }, ...others]);
    expect(await countsOf()).toEqual([7, 1, 2]);
    expect((await (await shop.api.db()).doc('meta/catalog').get()).get('seq')).toBe(seq + 2);
    expect(await get(ids[1] ?? '')).toMatchObject({ availability: 'low', left: 1, isbn: '9780975229804' });
    for (const isDry of [true, false]) {
      const again = await importRows([{ book: row }, ...others], isDry);
      expect(again.map(({ fate }) => fate)).toEqual(Array(3).fill('unchanged'));
    }
    expect(await importRows([{ book: aRow({ _id: book._id }) }])).toMatchObject([{ fate: 'unchanged' }]);
    expect(await importRows([{ book: aRow({ _id: book._id, stock: '6' }) }], true)).toMatchObject([
      { fate: 'changed' },
    ]);
    expect(await importRows([{ book: aRow({ _id: book._id, stock: '6' }) }])).toMatchObject([{ fate: 'changed' }]);
    expect(await countsOf()).toEqual([6, 1, 2]);
  });

  it('keep stock that changed since, and refuse invalid numbers', async () => {
    const book = await shop.api.newBook(shop.admin);
    const row = aRow({ _id: book._id, stock: '7' });
    expect(await importRows([{ book: row, seen: null }])).toMatchObject([{ fate: 'conflict' }]);
    expect(await get(book._id)).toEqual(book);
    const bad = { isbn: '9787543321721', published: '2019-13', pages: 'many', stock: '-1' };
    const [result] = await importRows([{ book: aRow({ _id: book._id, ...bad }) }]);
    const errors = Object.keys(bad).map((path) => expect.objectContaining({ path }));
    expect(result).toEqual({ fate: 'refused', errors: expect.arrayContaining(errors) });
  });

  it('report changed fields and duplicate ISBNs', async () => {
    const isbn = '9791169605885';
    const book = await shop.api.newBook(shop.admin);
    const { title } = aRow();
    await importRows([{ book: aRow({ _id: book._id, isbn }) }]);
    const dry = await importRows(
      [
        { book: aRow({ _id: book._id, newPrice: '8', isbn, stock: '3', trending: 'true' }) },
        { book: aRow({ title: `Twin ${shop.count}`, isbn: '979-11-69605-88-5' }) },
      ],
      true,
    );
    expect(dry).toMatchObject([
      { fate: 'changed', fields: ['newPrice', 'trending', 'stock'] },
      { fate: 'added', sameIsbnAs: title, sameIsbnId: book._id },
    ]);
    expect(dry[0]).not.toHaveProperty('sameIsbnAs');
    expect(dry[1]).not.toHaveProperty('fields');
  });

  it('are compared field by field before writing, long texts from their difference', async () => {
    const book = await shop.api.newBook(shop.admin, { description: `${'a'.repeat(400)}Old.${'z'.repeat(400)}` });
    const row = aRow({ _id: book._id, description: `${'a'.repeat(400)}New.${'z'.repeat(400)}`, stock: '3' });
    const [{ differences } = {}] = (await importRows([{ book: row }], true)) as { differences?: object }[];
    expect(differences).toMatchObject({
      title: { before: book.title, after: row.title },
      newPrice: { before: book.newPrice, after: 9.5 },
      stock: { before: null, after: 3 },
      description: {
        before: `…${'a'.repeat(60)}Old.${'z'.repeat(400)}`,
        after: `…${'a'.repeat(60)}New.${'z'.repeat(400)}`,
      },
    });
    expect(await get(book._id)).toEqual(book);
  });
});

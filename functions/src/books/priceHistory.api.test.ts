import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aBookBody } from '../../test/factories.ts';
import { openImportCalls } from '../../test/importCalls.ts';

const { shop, importRows, aRow, get, edit, remove, restore } = openImportCalls();

const stored = async (id: string) => {
  const document = await (await shop.api.db()).doc(`books/${id}`).get();
  return { lowestBeforeCents: document.get('lowestBeforeCents'), days: Object.values(document.get('priceHistory')) };
};
const newBook = () => shop.api.newBook(shop.admin, { newPrice: 20, oldPrice: 25 });
const setPrice = async (id: string, newPrice: number) => {
  const { updatedAt: seen } = await get(id);
  const body = { changes: [{ _id: id, seen, set: { newPrice } }] };
  await shop.api.call('POST', '/api/books/changes', { token: shop.admin.token, body });
};

describe('price history', () => {
  it('records the price before an edit, bulk change or import', async () => {
    const reductions: ((id: string) => Promise<unknown>)[] = [
      (id) => edit(id, aBookBody({ newPrice: 15 })),
      (id) => setPrice(id, 15),
      (id) => importRows([{ book: aRow({ _id: id, newPrice: '15' }) }]),
    ];
    for (const reduce of reductions) {
      const { _id } = await newBook();
      await reduce(_id);
      expect(await stored(_id)).toEqual({ lowestBeforeCents: 2000, days: [1500] });
    }
  });

  it('keeps it over further reductions, edits and deletion until the price rises', async () => {
    const { _id } = await newBook();
    await setPrice(_id, 15);
    await setPrice(_id, 12);
    await edit(_id, aBookBody({ newPrice: 12, title: 'Another' }));
    await remove(_id);
    await restore(_id);
    expect(await stored(_id)).toEqual({ lowestBeforeCents: 2000, days: [1200] });
    await setPrice(_id, 15);
    expect(await stored(_id)).toEqual({ lowestBeforeCents: null, days: [1200] });
  });

  it('is never in responses; the lowest price is if required by law', async () => {
    const { _id } = await newBook();
    const reply = await edit(_id, aBookBody({ newPrice: 15, oldPrice: 25 }));
    for (const book of [reply.body, await get(_id)]) {
      expect(book).toMatchObject({ newPrice: 15, oldPrice: 25 });
      for (const name of ['lowestPrice', 'lowestBeforeCents', 'priceHistory']) expect(book).not.toHaveProperty(name);
    }
  });

  it('starts with the next price of a book of an older release', async () => {
    const { _id } = await newBook();
    const reference = (await shop.api.db()).doc(`books/${_id}`);
    await reference.update({ priceHistory: FieldValue.delete(), lowestBeforeCents: FieldValue.delete() });
    await setPrice(_id, 15);
    expect(await stored(_id)).toEqual({ lowestBeforeCents: 2000, days: [1500] });
  });
});

import { stockPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { anIsbn, DAY, openRecordCalls } from '../../../test/recordCalls.ts';

const { shop, get, edit, remove, aRecord, importOne, statusOf } = openRecordCalls();

describe('shop decisions', () => {
  it("keep the shop's price until an import takes prices", async () => {
    const { _id } = await importOne(aRecord());
    const priced = (price: string, day: number) => aRecord({ newPrice: price }, { sentAt: DAY(day) });
    expect(await importOne(priced('22.00', 2))).toMatchObject({ fate: 'changed' });
    expect(await get(_id)).toMatchObject({ newPrice: 22, oldPrice: 22 });
    await edit(_id, { newPrice: 18, oldPrice: 22 });
    const result = await importOne(priced('23.00', 3));
    expect(result).toMatchObject({ fate: 'unchanged', priceKept: 23 });
    expect(await get(_id)).toMatchObject({ newPrice: 18, oldPrice: 22 });
    expect(await importOne(priced('23.00', 3), { takePrices: true })).toMatchObject({
      fate: 'changed',
      fields: ['newPrice', 'oldPrice'],
    });
    expect(await get(_id)).toMatchObject({ newPrice: 23, oldPrice: 23 });
    // The price follows the sender again.
    expect(await importOne(priced('21.00', 4))).not.toHaveProperty('priceKept');
    expect(await get(_id)).toMatchObject({ newPrice: 21 });
    const { newPrice: _none, ...unpriced } = aRecord({ pages: '7' }, { sentAt: DAY(5) }).book;
    await importOne({ ...aRecord({}, { sentAt: DAY(5) }), book: unpriced });
    expect(await get(_id)).toMatchObject({ newPrice: 21, pages: 7 });
  });

  it('keep a higher struck-through price', async () => {
    const { _id } = await importOne(aRecord({ newPrice: '20' }));
    await edit(_id, { newPrice: 20, oldPrice: 25 });
    await importOne(aRecord({ newPrice: '19' }, { sentAt: DAY(2) }));
    expect(await get(_id)).toMatchObject({ newPrice: 19, oldPrice: 25 });
    await importOne(aRecord({ newPrice: '30' }, { sentAt: DAY(3) }));
    expect(await get(_id)).toMatchObject({ newPrice: 30, oldPrice: 30 });
  });

  it('keep the old price while the price stays', async () => {
    const { _id } = await importOne(aRecord());
    await edit(_id, { oldPrice: 20 });
    expect(await importOne(aRecord({}, { sentAt: DAY(2) }))).toMatchObject({ fate: 'unchanged' });
    expect(await get(_id)).toMatchObject({ newPrice: 24, oldPrice: 20 });
  });

  it('keep a book marked as not orderable', async () => {
    const isbn = anIsbn();
    const { _id } = await shop.api.newBook(shop.admin, { isbn });
    await edit(_id, { orderable: false });
    expect(await importOne(aRecord({ isbn, orderable: 'true' }))).toMatchObject({ fate: 'changed', _id });
    expect(await get(_id)).toMatchObject({ orderable: false });
    await importOne(aRecord({ isbn, orderable: 'true' }, { sentAt: DAY(2) }));
    expect(await get(_id)).toMatchObject({ orderable: false });
  });

  it("override the sender's availability, as does stock on the shelf", async () => {
    const { _id } = await importOne(aRecord({ orderable: 'false' }));
    expect(await get(_id)).toMatchObject({ orderable: false });
    await importOne(aRecord({ orderable: 'true' }, { sentAt: DAY(2) }));
    expect(await get(_id)).not.toHaveProperty('orderable');
    const { token } = shop.admin;
    await shop.api.call('PUT', stockPaths.stock(_id), { token, body: { count: 3 } });
    await importOne(aRecord({ orderable: 'false', pages: '8' }, { sentAt: DAY(3) }));
    expect(await get(_id)).toMatchObject({ pages: 8 });
    expect(await get(_id)).not.toHaveProperty('orderable');
    await edit(_id, { oldPrice: 24, orderable: false });
    await importOne(aRecord({ orderable: 'true' }, { sentAt: DAY(4) }));
    expect(await get(_id)).toMatchObject({ orderable: false });
  });

  it('keep stock, ids, categories and recommendations', async () => {
    const { _id } = await importOne(aRecord({ _id: 'mine', stock: '7', trending: 'true', oldPrice: '99' }));
    expect(_id).not.toBe('mine');
    expect(await get(_id)).toMatchObject({ trending: false, oldPrice: 24 });
    expect(await get(_id)).not.toHaveProperty('availability');
    await importOne(aRecord({ category: 'horror', trending: 'true', stock: '7' }, { sentAt: DAY(2) }));
    expect(await get(_id)).toMatchObject({ category: 'fiction', trending: false });
  });

  it('keep a book off sale', async () => {
    const { _id } = await importOne(aRecord());
    await remove(_id);
    expect(await importOne(aRecord({ pages: '9' }, { sentAt: DAY(2) }))).toMatchObject({ fate: 'gone', _id });
    expect(await statusOf(_id)).toBe(404);
  });
});

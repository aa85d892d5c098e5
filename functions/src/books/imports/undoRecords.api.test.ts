import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { anIsbn, DAY, openRecordCalls } from '../../../test/recordCalls.ts';

const { shop, get, edit, remove, aRecord, importRecords, importOne, stored, statusOf, named, undoAll, latestImport } =
  openRecordCalls();

describe('undo of trade records', () => {
  it('restores books, their sender and books taken off sale', async () => {
    const { _id } = await importOne(aRecord({ pages: '412' }));
    const deleted = await importOne(aRecord({}, { reference: 'r.2' }));
    const before = await stored(_id);
    await importRecords(
      [
        aRecord({ pages: '1', excerpt: 'Sand.' }, { sentAt: DAY(2) }),
        aRecord({}, { reference: 'r.2', sentAt: DAY(2), deletes: true }),
        aRecord({}, { reference: 'r.3', sentAt: DAY(2) }),
      ],
      named(),
    );
    expect(await undoAll(await latestImport())).toEqual({ restored: 3, left: [] });
    const { updatedAt: _updated, changeSeq: _seq, ...restored } = await stored(_id);
    expect(restored).toMatchObject({ pages: 412, excerptHash: '', source: before.source, sourceKey: before.sourceKey });
    expect(await statusOf(deleted._id)).toBe(200);
    expect(await importOne(aRecord({ pages: '2' }, { sentAt: DAY(1) }))).toMatchObject({ fate: 'changed' });
  });

  it('undoes records that changed nothing', async () => {
    const { _id } = await importOne(aRecord());
    await importRecords([aRecord({}, { sentAt: DAY(2) })], named());
    expect(await latestImport()).toMatchObject({ file: 'onix.xml', added: 0, changed: 0, parts: 1 });
    expect(await undoAll(await latestImport())).toMatchObject({ restored: 1 });
    expect((await stored(_id)).source?.sentAt).toEqual(new Date(DAY(1)));
  });

  it.each(['with an ISBN', 'without one'])('lets a later import add the book again, %s', async (kind) => {
    const fields = kind === 'with an ISBN' ? { isbn: anIsbn() } : {};
    const { _id } = await importOne(aRecord(fields), named());
    expect(await undoAll(await latestImport())).toEqual({ restored: 1, left: [] });
    expect(await statusOf(_id)).toBe(404);
    const again = aRecord({ ...fields, pages: '7' });
    const planned = await importOne(again, { dryRun: true });
    expect(planned).toMatchObject({ fate: 'added', _id });
    const seen = planned.updatedAt ?? null;
    expect(await importOne({ ...again, seen }, named())).toMatchObject({ fate: 'added', _id });
    expect(await get(_id)).toMatchObject({ pages: 7, newPrice: 24 });
    expect(await undoAll(await latestImport())).toEqual({ restored: 1, left: [] });
    expect(await statusOf(_id)).toBe(404);
    expect(await importOne(again)).toMatchObject({ fate: 'added', _id });
    await remove(_id);
    expect(await importOne(again)).toMatchObject({ fate: 'gone', _id });
  });

  it('keeps a book once it is put on sale by hand', async () => {
    const { _id } = await importOne(aRecord(), named());
    await undoAll(await latestImport());
    expect((await shop.api.call('POST', apiPaths.restoreBook(_id), { token: shop.admin.token })).status).toBe(200);
    expect(await importOne(aRecord({ pages: '7' }, { sentAt: DAY(2) }))).toMatchObject({ fate: 'changed', _id });
    await undoAll(await latestImport());
    expect(await statusOf(_id)).toBe(200);
    await remove(_id);
    expect(await importOne(aRecord({ pages: '8' }, { sentAt: DAY(3) }))).toMatchObject({ fate: 'gone', _id });
  });

  it('ignores a later message without changes', async () => {
    const { _id } = await importOne(aRecord(), named());
    expect(await importOne(aRecord({}, { sentAt: DAY(2) }))).toMatchObject({ fate: 'unchanged' });
    expect(await undoAll(await latestImport())).toEqual({ restored: 1, left: [] });
    expect(await statusOf(_id)).toBe(404);
  });

  it('keeps a book off sale that was changed since', async () => {
    const { _id } = await importOne(aRecord());
    await importRecords([aRecord({}, { sentAt: DAY(2), deletes: true })], named());
    const { token } = shop.admin;
    await shop.api.call('POST', apiPaths.restoreBook(_id), { token });
    await edit(_id, { oldPrice: 24, title: 'Restored by hand' });
    expect(await undoAll(await latestImport())).toMatchObject({ restored: 0, left: [{ _id, why: 'changed' }] });
    expect(await statusOf(_id)).toBe(200);
  });
});

import type { ImportRow } from '@bookstore/contract/api/bookImport';
import { apiPaths } from '@bookstore/contract/api/paths';
import { publisherSlug } from '@bookstore/contract/publisherSlug';
import { describe, expect, it } from 'vitest';
import { anIsbn, DAY, openRecordCalls } from '../../../test/recordCalls.ts';

const { shop, get, edit, remove, aSender, aRecord, importRecords, importOne, stored, statusOf } = openRecordCalls();

describe('import of trade records', () => {
  it('adds a book with all fields, without revealing its source', async () => {
    const details = {
      subtitle: 'A novel',
      series: 'Dunes',
      seriesNumber: '2',
      subjects: 'thema:FLC; bisac:FIC028000',
      imprint: 'Dune Books',
      publisher: 'Sand Press',
      published: '2026-03-04',
      pages: '412',
      language: 'de',
      format: 'hardcover',
      excerpt: 'In the beginning.\n\nThere was sand.',
    };
    const { fate, _id } = await importOne(aRecord(details));
    expect(fate).toBe('added');
    const { subtitle, imprint, publisher, published, language, format } = details;
    const book = await get(_id);
    expect(book).toMatchObject({ subtitle, imprint, publisher, published, language, format, pages: 412 });
    expect(book).toMatchObject({ series: { name: 'Dunes', number: '2' }, hasExcerpt: true, trending: false });
    expect(book).toMatchObject({ author: 'Frank Herbert', newPrice: 24, oldPrice: 24 });
    expect(book.contributors?.map(({ name, role }) => `${role} ${name}`)).toEqual([
      'A01 Frank Herbert',
      'B06 Erika Muster',
    ]);
    expect(book.subjects?.map(({ scheme, code }) => `${scheme} ${code}`)).toEqual(['thema FLC', 'bisac FIC028000']);
    expect(JSON.stringify(book)).not.toContain('r.1');
    expect(Object.keys(book)).not.toEqual(expect.arrayContaining(['source']));
    expect(await stored(_id)).toMatchObject({
      source: { sender: aSender(), reference: 'r.1', sentAt: new Date(DAY(1)), priceCents: 2_400 },
    });
  });

  it('adds missing publishers, but not in a dry run', async () => {
    const name = `Wüstenverlag ${shop.count}`;
    const find = async () =>
      (await shop.api.call('GET', `/api/publishers?name=${encodeURIComponent(name)}`)).body as object[];
    const publisher = { name, address: 'Dünenweg 1\n12345 Sandstadt', email: 'sicherheit@wuestenverlag.example' };
    const row = aRecord({ publisher: name }, { publisher });
    const added = { publisher: { name, fate: 'added' } };
    expect(await importRecords([row, row], { dryRun: true })).toEqual([
      expect.objectContaining(added),
      expect.not.objectContaining(added),
    ]);
    await importOne(aRecord({ publisher: name }, { publisher: { name, email: 'nobody' } }));
    expect(await find()).toEqual([]);
    const { email: _email, ...short } = publisher;
    const shortRow = aRecord({ publisher: name }, { sentAt: DAY(2), publisher: short });
    expect(await importOne(shortRow)).toMatchObject(added);
    const whole = aRecord({ publisher: name }, { sentAt: DAY(2), publisher });
    const changed = { fate: 'unchanged', publisher: { name, fate: 'changed' } };
    expect(await importOne(whole, { dryRun: true })).toMatchObject(changed);
    expect(await importOne(whole)).toMatchObject(changed);
    expect(await find()).toMatchObject([publisher]);
    const other = aRecord({ publisher: name }, { sentAt: DAY(3), publisher: { ...publisher, address: 'Elsewhere' } });
    expect(await importOne(other, { dryRun: true })).not.toHaveProperty('publisher');
    expect(await importOne(other)).not.toHaveProperty('publisher');
    expect(await find()).toMatchObject([publisher]);
  });

  it('adds publishers of imported records only', async () => {
    await importOne(aRecord({}, { sentAt: DAY(3) }));
    const name = `Outdated ${shop.count}`;
    const outdated = aRecord({}, { sentAt: DAY(2), publisher: { name, address: 'Dünenweg 1' } });
    expect(await importOne(outdated)).toMatchObject({ fate: 'outdated' });
    const entry = await (await shop.api.db()).doc(`publishers/${publisherSlug(name)}`).get();
    expect(entry.exists).toBe(false);
  });

  it('finds a book by sender and reference, and keeps omitted fields', async () => {
    const { _id } = await importOne(aRecord({ isbn: '9783161484100', publisher: 'Sand Press' }));
    const update: ImportRow = {
      book: { pages: '420' },
      record: { sender: aSender(), reference: 'r.1', sentAt: DAY(2) },
    };
    expect(await importOne(update, { dryRun: true })).toMatchObject({
      fate: 'changed',
      _id,
      differences: { pages: { before: 0, after: 420 } },
    });
    expect(await importOne(update)).toMatchObject({ fate: 'changed', _id });
    expect(await get(_id)).toMatchObject({
      title: `Sand ${shop.count}`,
      pages: 420,
      publisher: 'Sand Press',
      newPrice: 24,
    });
    expect(await importOne(aRecord({}, { reference: 'r.2' }))).toMatchObject({ fate: 'added' });
    expect(await importOne(aRecord({}, { sender: `other ${shop.count}` }))).toMatchObject({ fate: 'added' });
  });

  it('finds a book by ISBN, then by its sender', async () => {
    const book = await shop.api.newBook(shop.admin, {
      isbn: '9780306406157',
      newPrice: 20,
      oldPrice: 25,
      category: 'horror',
      trending: true,
    });
    const record = aRecord({ isbn: '978-0-306-40615-7', pages: '412' });
    expect(await importOne(record)).toMatchObject({ fate: 'changed', _id: book._id, priceKept: 24 });
    expect(await get(book._id)).toMatchObject({
      pages: 412,
      newPrice: 20,
      oldPrice: 25,
      category: 'horror',
      trending: true,
    });
    await edit(book._id, { category: 'horror', newPrice: 20, oldPrice: 25, isbn: '' });
    expect(await importOne(aRecord({ pages: '413' }, { sentAt: DAY(2) }))).toMatchObject({
      fate: 'changed',
      _id: book._id,
    });
    await remove(book._id);
  });

  it('refuses an incomplete new book and names missing fields', async () => {
    const update: ImportRow = {
      book: { pages: '0' },
      record: { sender: aSender(), reference: 'new', sentAt: null },
    };
    const [refused] = await importRecords([update], { dryRun: true });
    const errors = refused?.fate === 'refused' ? refused.errors : [];
    expect(errors.map(({ path }) => path)).toEqual(['title', 'description', 'category', 'newPrice', 'pages']);
    expect(errors[2]?.message).toContain('no category is chosen for such books');
    expect(errors[3]?.message).toContain('no current retail price');
    const [other] = await importRecords([aRecord({ category: 'poetry' })], { dryRun: true });
    expect(other).toMatchObject({ errors: [{ path: 'category', message: expect.stringMatching(/^Must be one of/) }] });
  });

  it('ignores messages older than the latest', async () => {
    const { _id } = await importOne(aRecord({ pages: '412' }, { sentAt: DAY(3) }));
    const older = aRecord({ pages: '1' }, { sentAt: DAY(2) });
    expect(await importOne(older, { dryRun: true })).toMatchObject({ fate: 'outdated', _id });
    expect(await importOne(older)).toMatchObject({ fate: 'outdated', _id });
    expect(await importOne(aRecord({}, { sentAt: DAY(2), deletes: true }))).toMatchObject({ fate: 'outdated' });
    expect(await get(_id)).toMatchObject({ pages: 412 });
    // A record without changes still becomes the latest.
    const same = aRecord({ pages: '412' }, { sentAt: DAY(5) });
    expect(await importOne(same, { dryRun: true })).toMatchObject({ fate: 'unchanged', toNote: true });
    expect(await importOne(aRecord({ pages: '412' }, { sentAt: DAY(5) }))).toMatchObject({ fate: 'unchanged' });
    expect(await importOne(same, { dryRun: true })).not.toHaveProperty('toNote');
    expect(await importOne(aRecord({ pages: '2' }, { sentAt: DAY(4) }))).toMatchObject({ fate: 'outdated' });
    expect(await importOne(aRecord({ pages: '3' }, { sentAt: DAY(5) }))).toMatchObject({ fate: 'changed' });
    expect(await importOne(aRecord({ pages: '4' }, { sentAt: null }))).toMatchObject({ fate: 'changed' });
    expect(await importOne(aRecord({ pages: '5' }, { sentAt: DAY(4) }))).toMatchObject({ fate: 'outdated' });
  });

  it('treats a message from the future as current', async () => {
    const { _id } = await importOne(aRecord({}, { sentAt: '2999-01-01T00:00:00.000Z' }));
    expect((await stored(_id)).source?.sentAt?.getTime()).toBeLessThanOrEqual(Date.now());
    const now = new Date(Date.now() + 1_000).toISOString();
    expect(await importOne(aRecord({ pages: '5' }, { sentAt: now }))).toMatchObject({ fate: 'changed' });
  });

  it('takes existing books off sale for owners only', async () => {
    const { _id } = await importOne(aRecord());
    const deletion: ImportRow = {
      book: {},
      record: { sender: aSender(), reference: 'r.1', sentAt: DAY(2), deletes: true },
    };
    const staff = await shop.api.newAdmin('staff');
    const asStaff = (dryRun: boolean) =>
      shop.api.call('POST', apiPaths.bookImport, { token: staff.token, body: { rows: [deletion], dryRun } });
    expect((await asStaff(false)).status).toBe(403);
    expect((await asStaff(true)).body).toMatchObject({
      results: [{ fate: 'deleted', _id, title: aRecord().book.title }],
    });
    expect(await statusOf(_id)).toBe(200);
    expect(await importOne(deletion)).toMatchObject({ fate: 'deleted', _id });
    expect(await statusOf(_id)).toBe(404);
    expect(await importOne(deletion)).toMatchObject({ fate: 'unchanged' });
    const unknown = { ...deletion, record: { ...deletion.record, reference: 'nobody' } } as ImportRow;
    expect(await importOne(unknown)).toMatchObject({ fate: 'unchanged' });
  });

  it('deletes no book of another sender', async () => {
    const isbn = anIsbn();
    const { _id } = await importOne(aRecord({ isbn }));
    const ofOther = { sender: `other ${shop.count}`, reference: 'o.1', sentAt: DAY(2) };
    const deletion: ImportRow = { book: { isbn }, record: { ...ofOther, deletes: true } };
    const refusal = { fate: 'other-sender', _id, otherSender: aSender() };
    for (const dryRun of [true, false]) expect(await importOne(deletion, { dryRun })).toMatchObject(refusal);
    expect(await statusOf(_id)).toBe(200);
    const change: ImportRow = { book: { isbn, pages: '9' }, record: ofOther };
    for (const dryRun of [true, false]) {
      expect(await importOne(change, { dryRun })).toMatchObject({ ...refusal, fate: 'changed' });
    }
    expect(await importOne(aRecord({ isbn, pages: '8' }, { sentAt: DAY(3), deletes: true }))).toMatchObject({
      fate: 'other-sender',
      otherSender: ofOther.sender,
    });
    expect(await importOne({ ...change, book: { isbn, pages: '10' } })).not.toHaveProperty('otherSender');
    expect(await importOne({ ...deletion, record: { ...ofOther, sentAt: DAY(4), deletes: true } })).toMatchObject({
      fate: 'deleted',
    });
  });

  it('deletes no book that was entered by hand', async () => {
    const isbn = anIsbn();
    const { _id } = await shop.api.newBook(shop.admin, { isbn });
    const result = await importOne(aRecord({ isbn }, { deletes: true }));
    expect(result).toMatchObject({ fate: 'other-sender', _id });
    expect(result).not.toHaveProperty('otherSender');
    expect(await statusOf(_id)).toBe(200);
    await remove(_id);
  });

  it('reports duplicate records and books changed since', async () => {
    const record = aRecord();
    expect((await importRecords([record, record], { dryRun: true })).map(({ fate }) => fate)).toEqual([
      'added',
      'repeated',
    ]);
    const { _id, updatedAt = '' } = await importOne(record);
    await edit(_id, { oldPrice: 24, title: 'Changed here' });
    const later = aRecord({ pages: '10' }, { sentAt: DAY(2) });
    expect(await importOne({ ...later, seen: updatedAt })).toMatchObject({ fate: 'conflict' });
    expect(await importOne({ ...later, seen: (await get(_id)).updatedAt })).toMatchObject({ fate: 'changed' });
  });

  it('creates one book from two records of one ISBN', async () => {
    const isbn = anIsbn();
    const rows = [aRecord({ isbn }), aRecord({ isbn }, { reference: 'r.2' })];
    const fatesOf = (results: { fate: string }[]) => results.map(({ fate }) => fate);
    expect(fatesOf(await importRecords(rows, { dryRun: true }))).toEqual(['added', 'repeated']);
    const [added] = await importRecords(rows);
    const { _id } = added as { _id: string };
    // No other book gets the id.
    await edit(_id, { oldPrice: 24, isbn: anIsbn() });
    await remove(_id);
    const others = ['r.3', 'r.4'].map((reference) => aRecord({ isbn, pages: '9' }, { reference }));
    expect(fatesOf(await importRecords(others, { dryRun: true }))).toEqual(['added', 'repeated']);
    const results = await importRecords(others);
    expect(fatesOf(results)).toEqual(['added', 'repeated']);
    expect(results[0]).not.toMatchObject({ _id });
    expect(await stored(_id)).toMatchObject({ pages: 0, deletedAt: expect.any(Date) });
  });

  it('accepts own rows and records in one call, in order', async () => {
    const own: ImportRow = {
      book: { title: `Own ${shop.count}`, description: 'x', category: 'fiction', newPrice: '1', oldPrice: '1' },
    };
    const results = await importRecords([aRecord(), own, { book: { title: 'x' } }, aRecord({}, { reference: 'r.2' })]);
    expect(results.map(({ fate }) => fate)).toEqual(['added', 'added', 'refused', 'added']);
    expect(results.map((result) => ('_id' in result ? result._id.slice(0, 4) : ''))).toEqual([
      'onix',
      'csv-',
      '',
      'onix',
    ]);
  });
});

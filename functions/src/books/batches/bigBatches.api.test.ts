import { randomUUID } from 'node:crypto';
import type { ImportAnswer } from '@bookstore/contract/api/bookImport';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { openImportCalls } from '../../../test/importCalls.ts';
import { createBooksRepository } from '../books.repository.ts';
import { reindex } from '../reindex.ts';
import { MAX_KEYS, toSearchKeys } from '../search/bookSearchKeys.ts';

const { shop, send, aRow, get, latestImport, undoAll, callUndo } = openImportCalls();

const letters = (seed: number) =>
  Array.from({ length: 9 }, (_, i) => String.fromCharCode(97 + ((seed * (i + 3)) % 26)));
const word = (seed: number) => `${letters(seed).join('')}${seed}`;
const words = (seed: number, count: number) => Array.from({ length: count }, (_, i) => word(seed * 31 + i)).join(' ');

const aRichRow = (seed: number, id: string) =>
  aRow({
    _id: id,
    title: words(seed, 20).slice(0, 200),
    author: words(seed + 1, 4).slice(0, 100),
    subtitle: words(seed + 2, 20).slice(0, 200),
    publisher: words(seed + 3, 10).slice(0, 100),
    description: 'Long.',
  });

const ROWS = 100;

async function importRich(round: number, ids: string[]) {
  const rows = ids.map((id, index) => ({ book: aRichRow(round * 1_000 + index, id) }));
  const answer = await send({ rows, import: { key: randomUUID(), file: `rich-${round}.csv` } });
  expect(answer.status).toBe(200);
  return (answer.body as ImportAnswer).results;
}

const newIds = () => Array.from({ length: ROWS }, () => randomUUID());

describe('books that exceed one transaction', () => {
  it('are imported, changed and undone in several', async () => {
    const ids = newIds();
    expect((await importRich(1, ids)).map(({ fate }) => fate)).toEqual(ids.map(() => 'added'));
    const before = await get(ids[7] ?? '');
    expect((await importRich(2, ids)).map(({ fate }) => fate)).toEqual(ids.map(() => 'changed'));
    expect((await importRich(2, ids)).map(({ fate }) => fate)).toEqual(ids.map(() => 'unchanged'));
    const imported = await latestImport();
    expect(imported).toMatchObject({ changed: ROWS });
    expect(imported.parts).toBeGreaterThan(1);
    expect(await undoAll(imported)).toEqual({ restored: ROWS, left: [] });
    expect((await latestImport()).undone).toMatchObject({ restored: ROWS, left: 0, parts: imported.parts });
    expect((await get(ids[7] ?? '')).title).toBe(before.title);
  });

  it('are undone in several transactions if they were imported in one', async () => {
    const ids = newIds();
    const db = await shop.api.db();
    await importRich(1, ids);
    await importRich(2, ids);
    const { _id, parts } = await latestImport();
    // A single part, as release 1.1 stored it.
    const all = await Promise.all(
      Array.from({ length: parts }, (_, index) => db.doc(`importParts/${_id}-${index + 1}`).get()),
    );
    const books = all.flatMap((part) => part.get('books') as object[]);
    await db.doc(`importParts/${_id}-1`).update({ books });
    const first = (await callUndo(_id, 1)).body as { restored: number; left: unknown[] };
    expect(first).toMatchObject({ restored: books.length, left: [] });
    expect(await callUndo(_id, 1)).toMatchObject({ body: first });
  });

  it('are updated by reindex', async () => {
    const db = await shop.api.db();
    const books = createBooksRepository(shop.api.db);
    const ids = newIds();
    await books.insert(
      ids.map((id) => ({ ...aStoredBook(), id, title: words(3, 20), description: 'x'.repeat(9_000) })),
    );
    const oldKeys = Array.from({ length: 1_400 }, (_, index) => `9${word(index)}`);
    for (let first = 0; first < ids.length; first += 20) {
      const batch = db.batch();
      for (const id of ids.slice(first, first + 20)) {
        batch.update(db.doc(`books/${id}`), { searchKeys: oldKeys, derivedFrom: 'old' });
      }
      await batch.commit();
    }
    expect(await reindex(db)).toBeGreaterThanOrEqual(ids.length);
    const { searchKeys } = (await db.doc(`books/${ids[0]}`).get()).data() ?? {};
    expect(searchKeys).toEqual(toSearchKeys({ title: words(3, 20), category: 'fiction' }));
    expect(searchKeys.length).toBeLessThanOrEqual(MAX_KEYS);
  });
});

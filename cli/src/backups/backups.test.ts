import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { EXCLUDED_COLLECTIONS, readManifest } from './manifest.ts';
import { type Outcome, restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const { emptyDatabase, backUp: backUpFrom } = openBackupWorkshop();
const backUp = (from = db) => backUpFrom(from);
let api: TestApi;
let admin: TestAdmin;
let db: Firestore;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  db = await api.db();
});
afterAll(() => api.close());

const restore = (to: Firestore, folder: string, options = {}) =>
  restoreBackup(to, { folder, isDryRun: false, isExact: false, ...options });

const ofBooks = (outcomes: Outcome[]) => outcomes.find(({ name }) => name === 'books');

async function contentsOf(from: Firestore, collection: string): Promise<Map<string, unknown>> {
  const { docs } = await from.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

const listTitles = async () => ((await api.call('GET', '/api/books')).body as Book[]).map(({ title }) => title);

describe('takeBackup', () => {
  it('keeps every document exactly, over many pages', async () => {
    const source = await emptyDatabase();
    const writer = source.bulkWriter();
    const readAt = new Timestamp(1_790_000_000, 123_456_000);
    for (let index = 0; index < 700; index += 1) {
      void writer.set(source.collection('books').doc(`book-${index}`), {
        index,
        readAt,
        nested: { list: [null, 0.1] },
      });
    }
    void writer.set(source.collection('throttles').doc('t'), { times: [1] });
    void writer.set(source.collection('revokedTokens').doc('r'), { expiresAt: readAt });
    void writer.set(source.collection('mail').doc('m'), { delivery: { state: 'PENDING' } });
    await writer.close();

    const folder = await backUp(source);
    const target = await emptyDatabase();
    expect(await restore(target, folder)).toEqual([
      { name: 'books', added: 700, replaced: 0, unchanged: 0, others: 0 },
    ]);
    expect(await contentsOf(target, 'books')).toEqual(await contentsOf(source, 'books'));
    expect(await contentsOf(target, 'throttles')).toEqual(new Map());
    expect(await contentsOf(target, 'mail')).toEqual(new Map());
  });

  it('writes a manifest and private files', async () => {
    const folder = await backUp();
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ projectId: 'demo-shop', leftOut: EXCLUDED_COLLECTIONS });
    expect(EXCLUDED_COLLECTIONS).toEqual(['alerts', 'mail', 'revokedTokens', 'tasks', 'tasksRefused', 'throttles']);
    expect(readdirSync(folder).sort()).toEqual(['admins.jsonl', 'changes.jsonl', 'manifest.json']);
    expect(statSync(join(folder, 'admins.jsonl')).mode & 0o077).toBe(0);
  });

  it('marks an interrupted backup and replaces it', async () => {
    const failing = Object.create(db, { listCollections: { value: () => Promise.reject(new Error('cut off')) } });
    const folder = join(await backUp(), '..', 'interrupted');
    await expect(takeBackup(failing as Firestore, 'demo-shop', folder)).rejects.toThrow('cut off');
    writeFileSync(join(folder, 'left.jsonl'), '{"id":"a');
    await expect(restore(db, folder)).rejects.toThrow('never finished');
    await takeBackup(db, 'demo-shop', folder);
    expect(readdirSync(folder)).not.toContain('left.jsonl');
  });

  it('never overwrites another backup or file', async () => {
    const folder = await backUp();
    await expect(takeBackup(db, 'demo-shop', folder)).rejects.toThrow('finished backup');
    await expect(takeBackup(db, 'demo-shop', join(folder, '..'))).rejects.toThrow('not empty');
  });
});

describe('restoreBackup', () => {
  it.each([[{ seq: 'many' }], [{ seq: Number.NaN }]])(
    "counts from 0 if the backup's catalogue version is invalid: %j",
    async (catalog) => {
      const source = await emptyDatabase();
      await source.doc('meta/catalog').set(catalog);
      const target = await emptyDatabase();
      await restore(target, await backUp(source));
      expect((await target.doc('meta/catalog').get()).get('seq')).toBe(0);
    },
  );

  beforeEach(async () => {
    await db.recursiveDelete(db.collection('books'));
  });

  it('is noticed by a running shop, even for older books', async () => {
    const book = await api.newBook(admin, { title: 'As it was' });
    const folder = await backUp();
    const body = { ...book, title: 'As it became' };
    await api.call('PUT', `/api/books/edit/${book._id}`, { token: admin.token, body });
    expect(await listTitles()).toEqual(['As it became']);
    expect(ofBooks(await restore(db, folder))).toMatchObject({ replaced: 1, unchanged: 0 });
    expect(await listTitles()).toEqual(['As it was']);
    // Change numbers continue above those of the restored books.
    await api.newBook(admin, { title: 'Afterwards' });
    expect((await listTitles()).sort()).toEqual(['Afterwards', 'As it was']);
  });

  it('keeps later documents without --exact', async () => {
    const folder = await backUp();
    await api.newBook(admin, { title: 'Later' });
    expect(ofBooks(await restore(db, folder))).toBeUndefined();
    await api.newBook(admin, { title: 'Kept' });
    const withBook = await backUp();
    await api.newBook(admin, { title: 'Latest' });
    expect(ofBooks(await restore(db, withBook))).toMatchObject({ unchanged: 2, others: 1 });
    expect(await listTitles()).toContain('Latest');
    expect(ofBooks(await restore(db, withBook, { isExact: true }))).toMatchObject({ unchanged: 2, others: 1 });
    expect((await listTitles()).sort()).toEqual(['Kept', 'Later']);
    expect(ofBooks(await restore(db, folder, { isExact: true }))).toMatchObject({ added: 0, others: 2 });
    expect(await listTitles()).toEqual([]);
  });

  it('reports changes in a dry run without writing', async () => {
    await api.newBook(admin);
    const folder = await backUp();
    const target = await emptyDatabase();
    expect(ofBooks(await restore(target, folder, { isDryRun: true }))).toMatchObject({ added: 1 });
    expect(await target.listCollections()).toEqual([]);
  });

  it('continues an interrupted restore', async () => {
    await Promise.all(Array.from({ length: 5 }, () => api.newBook(admin)));
    const folder = await backUp();
    const target = await emptyDatabase();
    let writes = 0;
    const bulkWriter = () => {
      const writer = target.bulkWriter();
      const set = (ref: FirebaseFirestore.DocumentReference, data: object) => {
        writes += 1;
        return writes <= 3 ? writer.set(ref, data) : Promise.reject(new Error('cut off'));
      };
      return { set, flush: () => writer.flush(), close: () => writer.close() };
    };
    const failing: unknown = Object.create(target, { bulkWriter: { value: bulkWriter } });
    await expect(restore(failing as Firestore, folder)).rejects.toThrow('cut off');
    const outcomes = await restore(target, folder);
    const sum = (key: 'added' | 'unchanged') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
    const { collections } = readManifest(folder);
    const documents = collections.reduce((total, collection) => total + collection.documents, 0);
    // The version document is recreated, not compared.
    const made = collections.find(({ name }) => name === 'meta')?.documents ?? 0;
    expect({ added: sum('added'), unchanged: sum('unchanged') }).toEqual({ added: documents - made - 3, unchanged: 3 });
    expect(await contentsOf(target, 'books')).toEqual(await contentsOf(db, 'books'));
  });

  it.each([
    ['cut short', (file: string) => truncateSync(file, 10), 'bytes instead of'],
    ['missing', (file: string) => rmSync(file), 'is missing'],
    [
      'altered',
      (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('Salt', 'Malt')),
      'was changed',
    ],
  ])('rejects a backup with a file that is %s before any write', async (_name, damage, reason) => {
    await api.newBook(admin);
    const folder = await backUp();
    damage(join(folder, 'books.jsonl'));
    const target = await emptyDatabase();
    await expect(restore(target, folder)).rejects.toThrow(reason);
    expect(await target.listCollections()).toEqual([]);
  });

  it('rejects an unknown manifest format and a missing manifest', async () => {
    const folder = await backUp();
    writeFileSync(join(folder, 'manifest.json'), '{');
    await expect(restore(db, folder)).rejects.toThrow('damaged');
    await expect(restore(db, join(folder, 'nowhere'))).rejects.toThrow('no backup');
  });
});

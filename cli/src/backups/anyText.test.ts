import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { KNOWN_COLLECTIONS } from '../../../functions/src/dataChecks/invalidDocuments.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';

const { emptyDatabase, backUp } = openBackupWorkshop();

const restore = (to: Firestore, folder: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup(to, { folder, isDryRun: false, isExact: false, ...options });

const LINE_ENDS = [
  '\u2028',
  '\u2029',
  '\u0085',
  '\r\n',
  '\r',
  '\n',
  '\u000b',
  '\f',
  '\0',
  '\t',
  '\u001b[31m',
  '\ufeff',
];
const OUR_OWN = ['"', "'", '`', '\\', '\\u2028', '\\n', '{"id":"x"}', '$timestamp', '__proto__', '</script>', '%2F'];
const ODD = ['\u202e', '\u200b', 'e\u0301', '😀', '\uffff', '\u{10ffff}', ' '];
const NASTY = [LINE_ENDS, OUR_OWN, ODD].flat().join('x');

/** Updates the checksum too, so that only reading the lines reveals the damage. */
function forge(folder: string, name: string, change: (text: string) => string): void {
  const path = join(folder, `${name}.jsonl`);
  const text = change(readFileSync(path, 'utf8'));
  writeFileSync(path, text);
  const manifest = readManifest(folder);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const forged = { bytes: Buffer.byteLength(text), sha256 };
  const collections = manifest.collections.map((one) => (one.name === name ? { ...one, ...forged } : one));
  writeManifest(folder, { ...manifest, collections });
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { collections: { name: string }[] };
const overwriteManifest = (folder: string, manifest: object) =>
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));

/** Texts at the length limit, and empty ones. */
const worst = () => ({
  text: NASTY,
  long: '\u{1f4d6}\u202e'.repeat(10_000),
  formula: '=HYPERLINK("https://evil.example")',
  list: [],
  map: {},
  lists: [{ list: [], [NASTY]: [NASTY, null] }],
});

const MADE = ['meta'];

it('restores extreme documents of every backed-up collection', async () => {
  const source = await emptyDatabase();
  const ids = ['a', NASTY.replaceAll('/', '')];
  for (const name of KNOWN_COLLECTIONS) for (const id of ids) await source.collection(name).doc(id).set(worst());
  const folder = await backUp(source);
  const { collections, leftOut } = readManifest(folder);
  const names = KNOWN_COLLECTIONS.filter((name) => !leftOut.includes(name)).toSorted();
  expect(collections.map(({ name }) => name).toSorted()).toEqual(names);
  for (const name of names) {
    const target = await emptyDatabase();
    await restore(target, folder, { only: [name] });
    const restored = await target.getAll(...ids.map((id) => target.collection(name).doc(id)));
    const expected = ids.map(() => (MADE.includes(name) ? undefined : worst()));
    expect(
      restored.map((document) => document.data()),
      name,
    ).toEqual(expected);
  }
});

describe('restoreBackup with damaged files', () => {
  it.each([
    ['that is cut off', '{"id":"z","data":{'],
    ['with a value of an unknown type', '{"id":"z","data":{"at":{"$sound":"moo"}}}'],
    ['with an id that is a path', '{"id":"z/y/z","data":{}}'],
    ['that is out of order', '{"id":"a","data":{}}'],
    ['without data', '{"id":"z","data":[]}'],
    ['too many', '{"id":"z","data":{}}'],
  ])('rejects a line %s in the last file', async (_name, line) => {
    const source = await emptyDatabase();
    await source.collection('books').doc('b').set({ title: 'Dune' });
    await source.collection('orders').doc('b').set({ name: 'Ada' });
    const folder = await backUp(source);
    forge(folder, 'orders', (text) => `${text}${line}\n`);
    const target = await emptyDatabase();
    await expect(restore(target, folder)).rejects.toThrow(
      /(line 2 of orders\.jsonl|2 documents instead of 1).*Nothing/,
    );
    expect(await target.listCollections()).toEqual([]);
  });

  it('rejects a manifest with a missing entry or file', async () => {
    const source = await emptyDatabase();
    await source.collection('books').doc('b').set({ title: 'Dune' });
    await source.collection('orders').doc('o').set({ name: 'Ada' });
    const folder = await backUp(source);
    const manifest = manifestOf(folder);
    const collections = manifest.collections.filter(({ name }) => name !== 'orders');
    overwriteManifest(folder, { ...manifest, collections });
    await expect(restore(source, folder, { isExact: true })).rejects.toThrow('manifest.json was changed');
    overwriteManifest(folder, manifest);
    writeFileSync(join(folder, 'orders2.jsonl'), '');
    await expect(restore(source, folder, { isExact: true })).rejects.toThrow('does not list orders2.jsonl');
    expect((await source.collection('orders').get()).size).toBe(1);
  });
});

describe('restoreBackup of one collection', () => {
  it('leaves other collections unchanged, even with --exact', async () => {
    const shop = await emptyDatabase();
    const [book, order] = [shop.collection('books').doc('b'), shop.collection('orders').doc('o')];
    await Promise.all([book.set({ title: 'Dune' }), order.set({ status: 'placed' })]);
    const folder = await backUp(shop);
    await Promise.all([book.set({ title: 'Bad import' }), order.set({ status: 'delivered' })]);
    await shop.collection('books').doc('bad').set({ title: 'Bad import' });
    await shop.collection('later').doc('l').set({});
    const [outcome, ...others] = await restore(shop, folder, { isExact: true, only: ['books'] });
    expect(others).toEqual([]);
    expect(outcome).toMatchObject({ name: 'books', replaced: 1, others: 1 });
    expect((await book.get()).get('title')).toBe('Dune');
    expect((await order.get()).get('status')).toBe('delivered');
    expect((await shop.collection('later').get()).size).toBe(1);
    // Running shops reload the catalogue.
    expect((await shop.doc('meta/catalog').get()).exists).toBe(true);
  });

  it('notifies running shops only of books and rejects unknown collections', async () => {
    const shop = await emptyDatabase();
    await shop.collection('orders').doc('o').set({ status: 'placed' });
    const folder = await backUp(shop);
    await restore(shop, folder, { only: ['orders'] });
    expect((await shop.doc('meta/catalog').get()).exists).toBe(false);
    await expect(restore(shop, folder, { only: ['order'] })).rejects.toThrow('no collection “order”, only orders');
  });
});

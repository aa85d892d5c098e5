import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { someWireFields } from '../model/testValues.ts';
import { commit } from '../server/commits.ts';
import { Store } from '../storage/store.ts';
import { toMicros } from '../time.ts';
import { DataDirectory, type DataDirectoryOptions } from './dataDirectory.ts';
import { readExport, writeExport } from './exports.ts';

const DATABASE = 'projects/p/databases/(default)';

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'data-directory-'));
});
afterEach(() => rm(path, { recursive: true, force: true }));

async function open(options?: DataDirectoryOptions) {
  const directory = await DataDirectory.open(join(path, 'data'), options);
  const store = new Store();
  directory.attach(store);
  return { directory, store };
}

const set = (store: Store, id: string, content: { [name: string]: unknown }, database = DATABASE) =>
  commit(store, {
    database,
    writes: [{ update: { name: `${database}/documents/c/${id}`, fields: someWireFields(content) } }],
  });
const remove = (store: Store, id: string) =>
  commit(store, { database: DATABASE, writes: [{ delete: `${DATABASE}/documents/c/${id}` }] });
const contents = (store: Store) => [...store.documents()].sort((a, b) => (a.name < b.name ? -1 : 1));

describe('DataDirectory', () => {
  it('restores documents with their times and continues with later commits', async () => {
    const before = await open();
    await set(before.store, 'a', { n: 1n });
    await set(before.store, 'a', { n: 2n });
    await set(before.store, 'b', { n: Number.NaN });
    const last = await remove(before.store, 'b');
    const saved = contents(before.store);
    await before.directory.close();
    const after = await open();
    expect(contents(after.store)).toEqual(saved);
    const next = await set(after.store, 'c', {});
    expect(toMicros(next.commitTime ?? {})).toBeGreaterThan(toMicros(last.commitTime ?? {}));
    await after.directory.close();
  });

  it('drops only cleared databases', async () => {
    const before = await open();
    await set(before.store, 'a', {});
    await set(before.store, 'a', {}, 'projects/q/databases/(default)');
    await before.store.clear((name) => name === DATABASE);
    await before.directory.close();
    const after = await open();
    expect(contents(after.store).map(({ path: { database } }) => database)).toEqual(['projects/q/databases/(default)']);
    await after.directory.close();
  });

  it('compacts during commits without losing any', async () => {
    const before = await open({ compactAbove: 2_000 });
    await Promise.all(Array.from({ length: 300 }, (_, i) => set(before.store, `d${i % 50}`, { n: BigInt(i) })));
    for (let i = 0; i < 100; i++) await set(before.store, `d${i % 50}`, { again: BigInt(i) });
    const saved = contents(before.store);
    await before.directory.close();
    // The last compaction may have begun with the very last commit.
    const names = await readdir(join(path, 'data'));
    const generations = new Set(names.map((name) => name.replaceAll(/^(snapshot|journal)-|\.jsonl$/g, '')));
    expect(generations.size).toBe(1);
    expect(generations).not.toContain('00000000');
    const after = await open();
    expect(contents(after.store)).toEqual(saved);
    await after.directory.close();
  });

  it('drops a torn record and appends after the last valid one', async () => {
    const first = await open();
    await set(first.store, 'a', { n: 1n });
    await first.directory.close();
    await appendFile(join(path, 'data/journal-00000000.jsonl'), '0badc0de {"at":"1","wri');
    const second = await open();
    expect(contents(second.store)).toHaveLength(1);
    await set(second.store, 'b', {});
    await second.directory.close();
    const third = await open();
    expect(contents(third.store)).toHaveLength(2);
    await third.directory.close();
  });

  it('survives a kill during compaction', async () => {
    const first = await open();
    await set(first.store, 'a', {});
    await first.directory.compact();
    await set(first.store, 'b', {});
    await first.directory.close();
    await writeFile(join(path, 'data/snapshot-00000002.jsonl.tmp'), 'half a snapsh');
    const second = await open();
    expect(contents(second.store)).toHaveLength(2);
    expect(await readdir(join(path, 'data'))).not.toContain('snapshot-00000002.jsonl.tmp');
    await second.directory.close();
  });

  it('reports a damaged file instead of starting without it', async () => {
    const first = await open();
    await set(first.store, 'a', {});
    await first.directory.close();
    await writeFile(join(path, 'data/journal-00000000.jsonl'), 'nonsense\nmore nonsense\n');
    await expect(open()).rejects.toThrow(/journal-00000000\.jsonl is damaged: record 1/);
  });

  it('allows one emulator at a time', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow('already in use');
    await first.directory.close();
    const second = await open();
    await second.directory.close();
  });
});

describe('writeExport', () => {
  it('exports one database with all times for a later import', async () => {
    const store = new Store();
    await set(store, 'a', { n: 1n });
    await set(store, 'a', {}, 'projects/q/databases/(default)');
    await writeExport(store, { database: DATABASE, directory: path, name: 'firestore_export' });
    const imported = new Store();
    await readExport(imported, join(path, 'firestore_export/firestore_export.overall_export_metadata'));
    expect(contents(imported)).toEqual([...store.documents(DATABASE)]);
  });
});

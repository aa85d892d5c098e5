import { describe, expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { someFields } from '../model/testValues.ts';
import { compareUtf8 } from '../model/utf8.ts';
import type { Database } from './database.ts';
import { aDocument } from './document.ts';
import { Store } from './store.ts';

const DATABASE = 'projects/p/databases/(default)';
const MINUTE = 60_000_000n;

function put(database: Database, path: string, at: bigint, content?: { [name: string]: unknown }): void {
  const name = `${DATABASE}/documents/${path}`;
  const before = database.get(splitName(name));
  const createTime = before?.createTime ?? at;
  const after =
    content && aDocument({ name, path: splitName(name), fields: someFields(content), createTime, updateTime: at });
  database.apply([{ name, path: splitName(name), before, after }], at);
}

const aDatabase = () => new Store().database(DATABASE);
const get = (database: Database, path: string, time?: bigint) =>
  database.get(splitName(`${DATABASE}/documents/${path}`), time)?.fields;

describe('past reads', () => {
  it('reading at a past moment sees what was there then, also around a deletion', () => {
    const database = aDatabase();
    put(database, 'c/a', 10n, { v: 1n });
    put(database, 'c/a', 20n, { v: 2n });
    put(database, 'c/a', 30n);
    put(database, 'c/a', 40n, { v: 3n });
    const seen = [9n, 10n, 19n, 20n, 29n, 30n, 39n, 40n].map((time) => get(database, 'c/a', time)?.get('v'));
    const [one, two, three] = [1n, 2n, 3n].map((value) => ({ kind: 'integer', value }));
    expect(seen).toEqual([undefined, one, one, two, two, undefined, undefined, three]);
  });

  it('reading at a past moment lists the documents of then', () => {
    const database = aDatabase();
    put(database, 'c/a', 10n, {});
    put(database, 'c/b', 20n, {});
    put(database, 'c/a', 30n);
    const [collection] = database.collectionsIn({ parent: [], collectionId: 'c', allDescendants: false });
    const idsAt = (time?: bigint) =>
      [...(collection?.documents(time) ?? [])].map(({ path }) => path.segments[1] ?? '').sort(compareUtf8);
    expect([idsAt(15n), idsAt(25n), idsAt()]).toEqual([['a'], ['a', 'b'], ['b']]);
  });

  it('reading at a past moment reaches back ten minutes, and no collection is kept for nothing', () => {
    const database = aDatabase();
    put(database, 'gone/a', 0n, {});
    put(database, 'gone/a', 1n);
    put(database, 'c/a', 11n * MINUTE, {});
    expect(database.oldestReadable).toBe(1n);
    expect(database.collectionsIn({ parent: [], collectionId: 'gone', allDescendants: true })).toEqual([]);
  });
});

describe('collections', () => {
  const database = aDatabase();
  for (const path of ['c/a', 'c/a/sub/x', 'd/b/sub/y', 'e/q/deep/z']) put(database, path, 1n, {});
  const paths = (parent: string[], collectionId: string, allDescendants: boolean) =>
    database.collectionsIn({ parent, collectionId, allDescendants }).map(({ path }) => path);

  it.each([
    ['right below the root', [], 'c', false, ['c']],
    ['with an id at any depth', [], 'sub', true, ['c/a/sub', 'd/b/sub']],
    ['with an id below a document', ['c', 'a'], 'sub', true, ['c/a/sub']],
    ['of any id right below the root', [], '', false, ['c']],
    ['of any id below a document', ['d', 'b'], '', true, ['d/b/sub']],
  ])('the collections of a query are those %s', (_, parent, id, all, expected) => {
    expect(paths(parent, id, all)).toEqual(expected);
  });

  it('the collections of a query are also found by what leads to them', () => {
    expect([...database.childIds([])].sort()).toEqual(['c', 'd', 'e']);
    expect([...database.childIds(['e'])]).toEqual(['q']);
  });
});

it('clearing ends transactions and forgets the past', () => {
  const database = aDatabase();
  put(database, 'c/a', 1n, {});
  const transaction = database.transactions.begin();
  database.clear(5n);
  expect([...database.documents()]).toEqual([]);
  expect(database.transactions.isOpen(transaction)).toBe(false);
  expect(database.oldestReadable).toBe(5n);
});

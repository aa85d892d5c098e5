import { expect, it } from 'vitest';
import { Collection } from './collection.ts';
import { aDocument } from './document.ts';
import { History } from './history.ts';

const document = (updateTime: bigint) =>
  aDocument({
    name: 'c/a',
    path: { database: 'd', segments: ['c', 'a'] },
    fields: new Map(),
    createTime: 1n,
    updateTime,
  });

it('a document that is written all the time costs a bounded number of versions', () => {
  const collection = new Collection('c');
  const history = new History(0n, 3);
  for (let at = 1n; at <= 10n; at++) {
    if (collection.put('a', document(at), at)) history.add(collection, 'a', at);
    history.prune(at, () => {});
  }
  expect(history.oldestReadable).toBe(7n);
  expect([6n, 7n, 8n, 10n].map((time) => collection.get('a', time)?.updateTime)).toEqual([undefined, 7n, 8n, 10n]);
});

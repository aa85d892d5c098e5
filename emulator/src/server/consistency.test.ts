import { status } from '@grpc/grpc-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { someFields } from '../model/testValues.ts';
import { type DocumentChange, newDocument } from '../storage/document.ts';
import { Store } from '../storage/store.ts';
import { Clock } from '../time.ts';
import { begin, commit } from './commits.ts';
import { listCollectionIds, listDocuments } from './lists.ts';
import { batchGetDocuments, getDocument, runAggregationQuery, runStructuredQuery } from './reads.ts';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const NAME = `${ROOT}/books/a`;
const KEPT_VERSIONS = 100_000;
const KEPT_MILLISECONDS = 10 * 60_000;

let store: Store;
let milliseconds: number;
let version: bigint;

function replaceBook(): void {
  const database = store.database(DATABASE);
  const path = splitName(NAME);
  const at = store.clock.next();
  const after = newDocument({ name: NAME, path, fields: someFields({ n: version++ }), createTime: at, updateTime: at });
  const change: DocumentChange = { name: NAME, path, before: database.get(path), after };
  void store.commit(database, [change], at);
}

beforeEach(() => {
  milliseconds = 1_760_000_000_000;
  version = 0n;
  store = new Store({ clock: new Clock(() => milliseconds) });
  replaceBook();
});

const beginReadOnly = () => begin(store, { database: DATABASE, options: { readOnly: {} } }).transaction;

const structuredQuery = { from: [{ collectionId: 'books' }] };
const READS: [string, (transaction: Buffer) => unknown][] = [
  ['a document', (transaction) => getDocument(store, { name: NAME, transaction })],
  ['documents', (transaction) => [...batchGetDocuments(store, { database: DATABASE, documents: [NAME], transaction })]],
  ['a query', (transaction) => [...runStructuredQuery(store, { parent: ROOT, structuredQuery, transaction })]],
  [
    'an aggregation',
    (transaction) => {
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] };
      return [...runAggregationQuery(store, { parent: ROOT, structuredAggregationQuery, transaction })];
    },
  ],
  ['collection ids', (transaction) => listCollectionIds(store, { parent: ROOT, transaction }, 'owner')],
  ['a list', (transaction) => listDocuments(store, { parent: ROOT, collectionId: 'books', transaction }, 'owner')],
];

const TOO_OLD = expect.objectContaining({
  code: status.FAILED_PRECONDITION,
  message: 'The requested snapshot version is too old.',
});

describe('a read-only transaction', () => {
  it.each(READS)('reads %s as of its start while those versions are kept', (_, read) => {
    const transaction = beginReadOnly();
    const before = read(transaction);
    for (let i = 0; i < 10; i++) replaceBook();
    expect(read(transaction)).toEqual(before);
  });

  it('fails once too many versions were replaced', () => {
    const transaction = beginReadOnly();
    for (let i = 0; i <= KEPT_VERSIONS; i++) replaceBook();
    expect(() => getDocument(store, { name: NAME, transaction })).toThrow(TOO_OLD);
  });

  it.each(READS)('fails to read %s once its start is too long ago', (_, read) => {
    const transaction = beginReadOnly();
    replaceBook();
    milliseconds += KEPT_MILLISECONDS + 1;
    replaceBook();
    expect(() => read(transaction)).toThrow(TOO_OLD);
  });

  it('can end after its snapshot is gone', async () => {
    const transaction = beginReadOnly();
    for (let i = 0; i <= KEPT_VERSIONS; i++) replaceBook();
    await expect(commit(store, { database: DATABASE, transaction })).resolves.toHaveProperty('commitTime');
  });
});

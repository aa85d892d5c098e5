import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseIndexes } from '../src/indexes/indexFile.ts';
import { splitName } from '../src/model/names.ts';
import { fieldsFromWire } from '../src/model/wireValues.ts';
import { DataDirectory } from '../src/persistence/dataDirectory.ts';
import { planQuery } from '../src/query/plan.ts';
import { checkIndexes } from '../src/query/requirement.ts';
import { runQuery } from '../src/query/run.ts';
import type { Database } from '../src/storage/database.ts';
import { newDocument } from '../src/storage/document.ts';
import { Store } from '../src/storage/store.ts';
import type { WireFields, WireFilter, WireQuery, WireValue } from '../src/wire.ts';
import type { Goal, Table } from './findings.ts';
import { timedStart } from './startup.ts';

/** Measures queries by number of books, without protocol and SDK. */

const DATABASE = 'projects/demo-bench/databases/(default)';
const SIZES = [10_000, 100_000];
const PAGE = 24;
const TIMES = 500;
const WRITES = 5_000;
const CATEGORIES = 12;
const WORDS = 20_000;
const KEYS_OF_A_BOOK = 30;
const FIRST_SECOND = 1_700_000_000;
/** Milliseconds. */
const PAGE_LIMIT_MS = 1;

const text = (stringValue: string): WireValue => ({ valueType: 'stringValue', stringValue });
const time = (second: number): WireValue => ({
  valueType: 'timestampValue',
  timestampValue: { seconds: String(FIRST_SECOND + second), nanos: 0 },
});

const order = (fieldPath: string, direction: string) => ({ fieldPath, order: direction });
const indexOf = (...fields: object[]) => ({ collectionGroup: 'books', queryScope: 'COLLECTION', fields });
const CATALOGUE = parseIndexes(
  JSON.stringify({
    indexes: [
      indexOf(order('deletedAt', 'ASCENDING'), order('createdAt', 'DESCENDING')),
      indexOf(order('category', 'ASCENDING'), order('createdAt', 'DESCENDING')),
      indexOf({ fieldPath: 'searchKeys', arrayConfig: 'CONTAINS' }, order('createdAt', 'DESCENDING')),
    ],
  }),
);

function aBook(i: number, books: number, version: number): WireFields {
  const keys = Array.from({ length: KEYS_OF_A_BOOK }, (_, n) => text(`word-${(i * (n + 3)) % WORDS}`));
  return {
    title: text(`A book of some length, number ${(i * 7_919) % books}`),
    category: text(`category-${i % CATEGORIES}`),
    deletedAt: { valueType: 'nullValue', nullValue: 'NULL_VALUE' },
    createdAt: time((i * 7_919) % books),
    newPriceCents: { valueType: 'integerValue', integerValue: String(500 + ((i + version) % 5_000)) },
    searchKeys: { valueType: 'arrayValue', arrayValue: { values: keys } },
  };
}

function write(store: Store, database: Database, i: number, fields: WireFields): Promise<void> {
  const name = `${DATABASE}/documents/books/book-${i}`;
  const path = splitName(name);
  const at = store.clock.next();
  const before = database.get(path);
  const document = { name, path, fields: fieldsFromWire(fields), createTime: before?.createTime ?? at, updateTime: at };
  return store.commit(database, [{ name, path, before, after: newDocument(document) }], at);
}

const equals = (fieldPath: string, op: string, value: WireValue): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const ON_SALE: WireFilter = { unaryFilter: { field: { fieldPath: 'deletedAt' }, op: 'IS_NULL' } };
const and = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });

function pagesOf(books: number): [string, WireQuery][] {
  const page = (where: WireFilter): WireQuery => ({
    from: [{ collectionId: 'books' }],
    where,
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    startAt: { values: [time(books / 2)], before: false },
    limit: { value: PAGE },
  });
  const category = equals('category', 'EQUAL', text('category-5'));
  const word = equals('searchKeys', 'ARRAY_CONTAINS', text('word-77'));
  return [
    [`${PAGE} on sale behind a cursor`, page(ON_SALE)],
    [`${PAGE} of a category, from two indexes`, page(and(category, ON_SALE))],
    ['those with a word', page(word)],
  ];
}

function milliseconds(run: () => void, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) run();
  return (performance.now() - start) / times;
}

type Measured = { readonly name: string; readonly value: number };

function measureQueries(database: Database, books: number): Measured[] {
  return pagesOf(books).flatMap(([title, query]) => {
    const run = () => {
      const plan = planQuery(query);
      checkIndexes(database, plan);
      runQuery(plan, { database, parent: [], time: undefined });
    };
    return [
      { name: `${title}, first time`, value: milliseconds(run, 1) },
      { name: title, value: milliseconds(run, TIMES) },
    ];
  });
}

function measureWrites(store: Store, database: Database, books: number, what: string): Measured[] {
  let version = 0;
  const change = () => {
    const i = (++version * 131) % books;
    void write(store, database, i, aBook(i, books, version));
  };
  return [{ name: `a write of a price ${what}`, value: milliseconds(change, WRITES) }];
}

async function measure(books: number): Promise<Measured[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'firestore-bench-'));
  try {
    const store = new Store({ catalogue: CATALOGUE });
    const directory = await DataDirectory.open(dataDir, { sync: false, onFailure: console.error });
    directory.attach(store);
    const database = store.database(DATABASE);
    for (let i = 0; i < books; i++) void write(store, database, i, aBook(i, books, 0));
    await store.saved();
    const before = measureWrites(store, database, books, 'without indexes');
    const queries = measureQueries(database, books);
    const after = measureWrites(store, database, books, 'with them');
    await store.saved();
    await directory.close();
    return [...before, ...queries, ...after, { name: 'start from the disk', value: await timedStart(dataDir) }];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function benchIndexes(): Promise<{ table: Table; goals: Goal[] }> {
  const measured: Measured[][] = [];
  for (const books of SIZES) measured.push(await measure(books));
  const rows = (measured[0] ?? []).map(({ name }, i) => [name, ...measured.map((of) => of[i]?.value ?? 0)]);
  const slowest = Math.max(
    ...pagesOf(1).map(([title]) => measured.at(-1)?.find(({ name }) => name === title)?.value ?? 0),
  );
  const goal = {
    name: `emulator: the slowest page of ${SIZES.at(-1)} books, in the store`,
    goal: `below ${PAGE_LIMIT_MS} ms`,
    measured: `${slowest.toFixed(2)} ms`,
    isMet: slowest < PAGE_LIMIT_MS,
  };
  const columns = ['', ...SIZES.map((size) => `${size} books`)];
  const notes = [
    'Milliseconds in the store, without gRPC and SDK. The first query builds its indexes.',
    'Writes go to a data directory and are not awaited.',
  ];
  return { table: { title: 'Pages of books from indexes', columns, rows, notes }, goals: [goal] };
}

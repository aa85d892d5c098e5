import { LIMITS } from '@bookstore/contract/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import type { CollectionQuery, FirestoreReads } from '../../firestore/firestoreReads.ts';
import { refuseInvalid, type StoredDocument } from '../../firestore/readDocument.ts';
import { countBooks } from './bookCounts.ts';
import { createCatalogueReads } from './catalogueReads.ts';
import { type CatalogueState, toState, toStoredState, VERSION_PATH } from './catalogueVersion.ts';

const aDocument = (path: string, data?: object): StoredDocument => ({
  id: path.split('/').at(-1) ?? '',
  ref: { path },
  exists: data !== undefined,
  data: () => data,
});
const aBook = (id: string) => {
  const { id: _id, ...content } = aStoredBook();
  const now = Timestamp.now();
  return aDocument(`books/${id}`, { ...content, createdAt: now, updatedAt: now, changeSeq: 1 });
};
const many = (count: number) => Array.from({ length: count }, (_, index) => aBook(`b${index}`));
const counted = (all: number) => {
  const counts = countBooks([]);
  counts.fiction.all = all;
  return counts;
};

/** @param found answers a query */
function readsOf(state: CatalogueState, found: (query: CollectionQuery) => StoredDocument[] = () => []) {
  const queries: CollectionQuery[] = [];
  const firestore = {
    get: async () => ({ document: aDocument(VERSION_PATH, toStoredState(state)), readTime: 'then' }),
    async find(query, readTime) {
      expect(readTime).toBe('then');
      queries.push(query);
      return found(query);
    },
  } as Partial<FirestoreReads> as FirestoreReads;
  return { reads: createCatalogueReads(firestore, refuseInvalid), queries };
}

const STATE: CatalogueState = { era: 'e', seq: 7, counts: counted(3), remakeTitlesAt: null };
const ALL = { collection: 'books', where: [['deletedAt', '==', null]], orderBy: [['__name__', 'asc']] };

describe('changes', () => {
  it.each([
    ['nothing is known', null],
    ['the data is of a new era', { era: 'other', seq: 5 }],
    ['the data is older than what is known', { era: 'e', seq: 8 }],
  ])('include everything when %s', async (_why, since) => {
    const { reads, queries } = readsOf(STATE, () => many(2));
    expect(await reads.readChanges(since)).toMatchObject({ isComplete: true });
    expect(queries).toMatchObject([ALL]);
  });
});

it('reads the newest books by the thousand until an answer is full', async () => {
  const ofBytes = (description: string) => (query: CollectionQuery) => {
    const begin = Number(String(query.after?.[1] ?? 'b-1').slice(1)) + 1;
    const books = Array.from({ length: 1_000 }, (_, index) => aBook(`b${begin + index}`));
    return books.map((book) => aDocument(book.ref.path, { ...Object(book.data()), description }));
  };
  const idsOf = async (description: string) => {
    const { reads } = readsOf({ ...STATE, counts: counted(20_000) }, ofBytes(description));
    return (await reads.readChanges(null)).books.map(({ id }) => id);
  };
  const short = await idsOf('x');
  expect([short.length, short[0], short.at(-1)]).toEqual([LIMITS.booksList, 'b0', 'b9999']);
  expect(await idsOf('x'.repeat(10_000))).toHaveLength(3_000);
});

describe('version', () => {
  it('without counts makes pages use the list', () => {
    const unknown = { era: 'e', seq: 7, counts: null, remakeTitlesAt: null };
    const stored = toStoredState(STATE);
    expect(toStoredState({ ...STATE, counts: null })).toEqual({ era: 'e', seq: 7 });
    for (const data of [
      { era: 'e', seq: 7 },
      { ...stored, form: 2 },
    ]) {
      expect(toState(aDocument(VERSION_PATH, data))).toEqual(unknown);
    }
  });
});

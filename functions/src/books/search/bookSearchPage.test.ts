import type { Book } from '@bookstore/contract/api/book';
import type { BooksSearchQuery } from '@bookstore/contract/api/booksQuery';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import type { BooksPage, BooksSelection } from '../bookQueries.ts';
import { type BookRecord, toBook } from '../bookRecord.ts';
import { countBooks } from '../catalogue/bookCounts.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import { deriveFields } from '../derivedFields.ts';
import { pageOfSearch, pageOfSearchInList } from './bookSearchPage.ts';

const START = Date.UTC(2026, 0, 1);

type Fields = Partial<
  Pick<BookRecord, 'title' | 'author' | 'category' | 'trending' | 'shownCopies' | 'createdAt' | 'note' | 'subjects'>
>;

/** Each older than the previous one, with unrelated ids. */
function aShelf(books: Fields[]): BookRecord[] {
  return books.map((fields, place) => {
    const id = `book-${String((place * 7_919) % 10_007).padStart(5, '0')}`;
    return { ...aStoredBook(), createdAt: new Date(START - place * 1_000), changeSeq: 1, ...fields, id };
  });
}
const repeated = (count: number, fieldsOf: (index: number) => Fields) =>
  Array.from({ length: count }, (_, index) => fieldsOf(index));

const newestFirst = (a: BookRecord, b: BookRecord) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1);

const NEWEST_FIRST = [
  ['createdAt', 'desc'],
  ['__name__', 'asc'],
];

function firestoreOf(shelf: BookRecord[]) {
  const stored = shelf.toSorted(newestFirst).map((book) => {
    const { searchKeys, ...derived } = deriveFields(book);
    return { book, fields: { ...book, ...derived } as Record<string, unknown>, keys: new Set(searchKeys) };
  });
  let reads = 0;
  const find = ({ equal, keys = [], after, limit }: BooksSelection) =>
    stored
      .filter(
        (one) => equal.every(([field, value]) => one.fields[field] === value) && keys.some((key) => one.keys.has(key)),
      )
      .map(({ book }) => book)
      .filter((book) => !after || newestFirst({ ...book, createdAt: after[0] as Date, id: String(after[1]) }, book) < 0)
      .slice(0, limit);
  const snapshot: Pick<CatalogueSnapshot, 'select' | 'count' | 'state'> = {
    state: { era: 'e', seq: 1, counts: countBooks(shelf), remakeTitlesAt: null },
    async select(selection) {
      expect(selection.orderBy).toEqual(NEWEST_FIRST);
      if (selection.limit < 1) throw new Error('Firestore takes no limit below 1.');
      const found = find(selection);
      reads += Math.max(1, found.length);
      return found;
    },
    async count(selection) {
      reads += 1;
      return find(selection).length;
    },
  };
  return { snapshot: snapshot as CatalogueSnapshot, reads: () => reads };
}

const aQuery = (q: string, limit: number, rest: Partial<BooksSearchQuery> = {}): BooksSearchQuery =>
  ({ kind: 'search', q, limit, ...rest }) as BooksSearchQuery;

const idsOf = (books: Book[]) => books.map(({ _id }) => _id);

/** 99 reads; the catalogue version is the hundredth. */
async function pageOf(shelf: BookRecord[], query: BooksSearchQuery): Promise<BooksPage & { reads: number }> {
  const { snapshot, reads } = firestoreOf(shelf);
  const page = await pageOfSearch(query, snapshot);
  expect(reads()).toBeLessThanOrEqual(99);
  return { ...page, reads: reads() };
}

const SALT: Fields[] = [
  { title: 'Of Salt' },
  { title: 'Salted' },
  { title: 'Roads', author: 'A. Salt' },
  { title: 'Salt' },
];
const MANY_WITH_A_WORD = aShelf(repeated(240, (index) => SALT[index % SALT.length] ?? {}));

describe('frequent word', () => {
  it('reads one window for few matches, under two for a page', async () => {
    const few = aShelf([...repeated(5, () => ({ title: 'Salt Road' })), ...repeated(50, () => ({ title: 'Pepper' }))]);
    const costs = { salt: 5, 'salt road': 2 + 5, pepepr: 1 + 30, vinegar: 1 + 1, zzz: 1, '?!': 0 };
    for (const [q, reads] of Object.entries(costs)) {
      expect(await pageOf(few, aQuery(q, 24)), q).toMatchObject({ reads, ...(reads < 5 && { books: [], next: null }) });
    }
    expect(await pageOf(few, aQuery('salt', 5))).toMatchObject({ reads: 5, next: null });
    expect((await pageOf(MANY_WITH_A_WORD, aQuery('salt', 24))).reads).toBeLessThan(2 * 25);
  });
});

/** The wanted book follows many with two frequent words. */
const manyAndLast = (...behind: Fields[]) =>
  aShelf([...repeated(150, (index) => ({ title: `Roads of Salt Number ${index}`, author: 'X' })), ...behind]);
const last = (shelf: BookRecord[]) => shelf.slice(-1).map(({ id }) => id);

describe('several frequent words', () => {
  it('find the newest, preceded by an exact title of any age', async () => {
    const shelf = manyAndLast({ title: 'The Roads of Salt' });
    const { books, next } = await pageOf(shelf, aQuery('The Roads of Salt', 24));
    expect(idsOf(books)).toEqual(last(shelf));
    expect(next).toBeNull();
    const alike = manyAndLast({ title: 'Salt Roads' });
    const page = await pageOf(alike, aQuery('salt roads', 24));
    const others = alike.slice(0, page.books.length - 1).map(({ id }) => id);
    expect(idsOf(page.books)).toEqual([...last(alike), ...others]);
    expect(others.length).toBeGreaterThan(12);
    expect(page.next).not.toBeNull();
  });

  it('find with a typo those with correct beginnings, of any age', async () => {
    const shelf = aShelf([
      ...repeated(150, () => ({ title: 'Roads of Midnight', author: 'X' })),
      ...repeated(150, () => ({ title: 'The Harbours' })),
      ...repeated(12, () => ({ title: 'Harbours of Midnight' })),
    ]);
    const { books } = await pageOf(shelf, aQuery('midngiht harbuors', 24));
    expect(idsOf(books)).toEqual(shelf.slice(-12).map(({ id }) => id));
    expect((await pageOf(shelf, aQuery('x midngiht', 24))).books).toHaveLength(24);
  });
});

async function walk(shelf: BookRecord[], q: string, limit: number): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { books, next } = await pageOf(shelf, aQuery(q, limit, after === undefined ? {} : { after }));
    found.push(...idsOf(books));
    after = next ?? undefined;
  } while (after !== undefined);
  return found;
}

describe('read limit', () => {
  it('holds for frequent words that no book has together', async () => {
    const shelf = aShelf(['Lantern', 'Orchard', 'Roads'].flatMap((title) => repeated(100, () => ({ title }))));
    expect((await pageOf(shelf, aQuery('lantern orchard roads', 24))).books).toEqual([]);
  });

  it.each([24, 60])('leaves out no book of a frequent word on pages of %i', async (limit) => {
    const titles = [...repeated(70, () => ({ title: 'Lanterns' })), ...repeated(70, () => ({ title: 'A Lantern' }))];
    const shelf = aShelf([...titles, ...repeated(70, () => ({ title: 'Lantern' })), ...titles]);
    const found = await walk(shelf, 'lantern', limit);
    expect(found.toSorted()).toEqual(shelf.map(({ id }) => id).toSorted());
  });
});

it('limits a page to sixty books', async () => {
  const query = aQuery('salt', 100);
  for (const page of [await pageOf(MANY_WITH_A_WORD, query), pageOfSearchInList(query, MANY_WITH_A_WORD.map(toBook))]) {
    expect(page.books).toHaveLength(60);
    expect(page.next).not.toBeNull();
  }
});

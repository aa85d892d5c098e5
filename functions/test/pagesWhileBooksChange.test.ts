import type { Book } from '@bookstore/contract/api/book';
import { BOOK_SORTS, type BookSort, CATEGORIES, type Category } from '@bookstore/contract/constants';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookContent, NO_DETAILS, toBook } from '../src/books/bookRecord.ts';
import type { BooksRepository } from '../src/books/books.repository.ts';
import { type CallOptions, send } from './api.ts';
import { forAll } from './badInput/forAll.ts';
import { nextOf, sortBooks, walkPages } from './bookPages.ts';
import { LONG_DEADLINE, startServer, type TestServer } from './server.ts';

let server: TestServer;
let repository: BooksRepository;
const model = new Map<string, BookContent>();

const TITLES = [
  'Zoë',
  'zoe',
  'ZOE',
  'Ångström',
  'angstrom',
  'Ærø',
  'aero',
  '“Q”',
  '1984',
  '漢字',
  '🦊',
  'Żółw',
  'Zolw',
];
const PRICES = [0, 1, 500, 500_00, 1_000_000_00];
const DATES = [0, 1_000, 1_001, Date.UTC(2026, 1, 1), Date.UTC(2099, 1, 1)];

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Every order has ties. */
function aBook(number: number): BookContent {
  return {
    id: `${pick(['b', 'B', '-', '_', 'z', '0'], number * 5)}${number}`,
    title: pick(TITLES, number * 7),
    author: '',
    description: 'A book.',
    category: pick(CATEGORIES, number * 3),
    coverImage: '',
    newPriceCents: pick(PRICES, number * 11),
    oldPriceCents: 0,
    trending: number % 3 === 0,
    createdAt: new Date(pick(DATES, number * 13)),
    updatedAt: new Date(number),
    deletedAt: null,
    ...NO_DETAILS,
    cover: null,
    lowestBeforeCents: null,
    shownCopies: null,
    createdFrom: '',
  };
}

beforeAll(async () => {
  server = await startServer(`demo-pages-${Date.now()}`, LONG_DEADLINE);
  repository = server.dependencies.booksRepository;
  const books = Array.from({ length: 60 }, (_, number) => aBook(number));
  await repository.insert(books);
  for (const book of books) model.set(book.id, book);
});
afterAll(() => server.close());

interface Query {
  category: Category | undefined;
  trending: boolean;
  available: boolean;
  sort: BookSort;
}

const get = (path: string, options: CallOptions = {}) => send(server.baseUrl, 'GET', path, options);

function addressOf({ category, trending, available, sort }: Query, limit: number): string {
  const filters = [category && `category=${category}`, trending && 'trending=true', available && 'available=true'];
  return `/api/books?${[...filters, `sort=${sort}`, `limit=${limit}`].filter(Boolean).join('&')}`;
}

function expectedBooks({ category, trending, sort }: Query): Book[] {
  const onSale = [...model.values()].filter(({ deletedAt }) => deletedAt === null).map(toBook);
  const matching = onSale.filter((book) => (!category || book.category === category) && (!trending || book.trending));
  return sortBooks(matching, sort);
}

const EVERY_QUERY: Query[] = [undefined, ...CATEGORIES].flatMap((category) =>
  [true, false].flatMap((trending) =>
    [true, false].flatMap((available) => BOOK_SORTS.map((sort) => ({ category, trending, available, sort }))),
  ),
);

describe('pages without changes', () => {
  it.each(EVERY_QUERY)('cut the sorted list: %o', async (query) => {
    const expected = expectedBooks(query);
    const pages = await walkPages(get, addressOf(query, 4));
    expect(pages.flat()).toEqual(expected);
    expect((await get(addressOf(query, 1))).headers.get('x-total-count')).toBe(String(expected.length));
  });
});

type Edit = Partial<
  Pick<BookContent, 'title' | 'category' | 'newPriceCents' | 'trending' | 'deletedAt' | 'description'>
>;
interface Change {
  number: number;
  edit: Edit;
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ newPriceCents: fc.constantFrom(...PRICES) }),
  fc.record({ title: fc.constantFrom(...TITLES) }),
  fc.record({ category: fc.constantFrom(...CATEGORIES), trending: fc.boolean() }),
  fc.record({ deletedAt: fc.constantFrom(null, new Date(1)) }),
  fc.record({ description: fc.constantFrom('Other', 'words') }),
);
const change: fc.Arbitrary<Change> = fc.record({ number: fc.nat({ max: 90 }), edit });

async function apply({ number, edit }: Change): Promise<void> {
  const { id } = aBook(number);
  const book = { ...(model.get(id) ?? aBook(number)), ...edit };
  model.set(id, book);
  await repository.updateAll([id], () => book, { by: 'admin' });
}

const query: fc.Arbitrary<Query> = fc.record({
  category: fc.constantFrom(undefined, ...CATEGORIES),
  trending: fc.boolean(),
  available: fc.boolean(),
  sort: fc.constantFrom(...BOOK_SORTS),
});

const LIMIT = { timeout: 600_000 };

/** The last one may have changed since. */
function afterPosition(books: Book[], last: Book | undefined, sort: BookSort): Book[] {
  if (!last) return books;
  return books.filter((book) => {
    const [first] = sortBooks([book, last], sort);
    return first === last && !isSamePosition(book, last);
  });
}

const isSamePosition = (a: Book, b: Book) => a._id === b._id && a.title === b.title && a.newPrice === b.newPrice;

describe('pages with changes in between', () => {
  it('continue the sorted list after the previous page', LIMIT, async () => {
    const walk = fc.record({
      query,
      limit: fc.integer({ min: 1, max: 9 }),
      changes: fc.array(change, { maxLength: 12 }),
    });
    await forAll(walk, async ({ query, limit, changes }) => {
      const left = [...changes];
      const seen = new Set<string>();
      let last: Book | undefined;
      for (let address: string | null = addressOf(query, limit); address !== null; ) {
        const expected = afterPosition(expectedBooks(query), last, query.sort);
        const reply = await get(address);
        expect(reply.body).toEqual(expected.slice(0, limit));
        address = nextOf(reply);
        expect(address === null).toBe(expected.length <= limit);
        for (const book of reply.body as Book[]) {
          // A moved book may appear again, but not twice in the same place.
          const place = JSON.stringify([book._id, book.title, book.newPrice]);
          expect(seen.has(place)).toBe(false);
          seen.add(place);
        }
        last = (reply.body as Book[]).at(-1);
        for (const next of left.splice(0, 2)) await apply(next);
      }
    });
  });

  it('contain every unchanged book once despite concurrent changes', LIMIT, async () => {
    const unchangedBooks = expectedBooks({ category: undefined, trending: false, available: false, sort: 'newest' });
    const isUnchanged = new Set(unchangedBooks.slice(0, 20).map(({ _id }) => _id));
    let isWalking = true;
    const changing = (async () => {
      const changes = fc
        .sample(change, { numRuns: 400, seed: 7 })
        .filter(({ number }) => !isUnchanged.has(aBook(number).id));
      for (const one of changes) {
        if (!isWalking) return;
        await apply(one);
      }
    })();
    for (const sort of BOOK_SORTS) {
      const pages = await walkPages(get, addressOf({ category: undefined, trending: false, available: true, sort }, 3));
      const found = pages.flat().filter(({ _id }) => isUnchanged.has(_id));
      expect(found.map(({ _id }) => _id).toSorted()).toEqual([...isUnchanged].toSorted());
    }
    isWalking = false;
    await changing;
  });
});

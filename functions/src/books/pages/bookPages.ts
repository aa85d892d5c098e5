import type { BookCounts, BooksListQuery, BooksPageQuery } from '@bookstore/contract/api/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import { toUnpooledBuffer } from '../../lib/bytes.ts';
import { coalesce } from '../../lib/coalesce.ts';
import { createLruCache } from '../../lib/lruCache.ts';
import { REQUEST_DEADLINE_MS, withTimeout } from '../../lib/withTimeout.ts';
import { decodeSearchCursor } from '../bookCursor.ts';
import { type BooksPage, hasPrices } from '../bookQueries.ts';
import { TooManyBooks } from '../books.errors.ts';
import { type CategoryCounts, countListed, toBookCounts, totalOf } from '../catalogue/bookCounts.ts';
import { type TitlesList, toBookTitle } from '../catalogue/bookTitles.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReads } from '../catalogue/catalogueReads.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import type { CatalogueVersion } from '../catalogue/catalogueVersion.ts';
import { SEARCH_READS } from '../search/bookSearchReads.ts';
import { pageOfList, pageOfSnapshot, positionBefore } from './makeBooksPage.ts';
import { isNamed } from './namedBooks.ts';

interface ServedPage {
  /** JSON array. */
  bytes: Buffer;
  /** Null on the last page. */
  next: string | null;
  /** Null for searches and ids, which are not counted. */
  total: number | null;
}

interface PageAtVersion {
  version: CatalogueVersion;
  /** Number of reads, at most; 0 if cached. */
  cost: number;
  read(): Promise<ServedPage>;
  /** Costs no read. */
  counts(): Promise<BookCounts>;
}

export interface BookPages {
  /** One read, plus one per found book if the page is not cached; searches up to 100. @throws InvalidBookCursor */
  page(query: BooksListQuery): Promise<PageAtVersion>;
  counts(): Promise<{ version: CatalogueVersion; counts: BookCounts }>;
  /** One read. @throws TooManyBooks */
  titles(): Promise<TitlesList>;
}

/** About 400 pages of 60 books. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Overhead of a cache entry. */
const ENTRY_BYTES = 1024;

export function createBookPages(reads: CatalogueReads, catalogue: Catalogue): BookPages {
  const openSnapshot = coalesce(() => reads.openSnapshot());
  const readTitles = coalesce(() => reads.readTitles());
  const pageCache = createLruCache<ServedPage>(
    CACHE_BYTES,
    ({ bytes }, key) => bytes.length + key.length + ENTRY_BYTES,
  );
  const pendingPages = new Map<string, Promise<ServedPage>>();

  const isCachedOrPending = (key: string) => pendingPages.has(key) || pageCache.get(key) !== undefined;

  async function makePage(query: BooksListQuery, snapshot: CatalogueSnapshot): Promise<ServedPage> {
    const { counts } = snapshot.state;
    if (counts) return toServedPage(query, await pageOfSnapshot(query, snapshot), counts);
    const { books } = await catalogue.list();
    return toServedPage(query, pageOfList(query, books), countListed(books));
  }

  /** Parallel requests for a page share one read. */
  async function readOnce(query: BooksListQuery, snapshot: CatalogueSnapshot): Promise<ServedPage> {
    const key = keyOf(query, snapshot);
    const known = pageCache.get(key) ?? pendingPages.get(key);
    if (known) return known;
    const pending = withTimeout(REQUEST_DEADLINE_MS, makePage(query, snapshot)).finally(() => pendingPages.delete(key));
    pendingPages.set(key, pending);
    const page = await pending;
    pageCache.set(key, page);
    return page;
  }

  async function readCounts({ state }: CatalogueSnapshot): Promise<BookCounts> {
    return toBookCounts(state.counts ?? countListed((await catalogue.list()).books));
  }

  return {
    async page(query) {
      // Invalid cursors must cost no read.
      assertValidCursor(query);
      const snapshot = await openSnapshot();
      return {
        version: snapshot.state,
        cost: isCachedOrPending(keyOf(query, snapshot)) ? 0 : maxReads(query),
        read: () => readOnce(query, snapshot),
        counts: () => readCounts(snapshot),
      };
    },

    async counts() {
      const snapshot = await openSnapshot();
      return { version: snapshot.state, counts: await readCounts(snapshot) };
    },

    async titles() {
      const titles = await readTitles();
      if (titles === undefined) return toTitlesList(await catalogue.list());
      if (titles === null) throw new TooManyBooks();
      return titles;
    },
  };
}

const keyOf = (query: BooksListQuery, { state: { era, seq } }: CatalogueSnapshot) => JSON.stringify([era, seq, query]);

function maxReads(query: BooksListQuery): number {
  if (query.kind === 'ids') return query.ids.length;
  if (isNamed(query)) return LIMITS.namedBooks;
  return query.kind === 'search' ? SEARCH_READS : query.limit + 1;
}

/** @throws InvalidBookCursor */
function assertValidCursor(query: BooksListQuery): void {
  if (query.kind === 'ids' || isNamed(query) || query.after === undefined) return;
  if (query.kind === 'search') decodeSearchCursor(query.after);
  else positionBefore(query);
}

/** Counts by format, language or price are not stored. */
const hasStoredCounts = (query: BooksPageQuery) => !query.format && !query.language && !hasPrices(query);

function toServedPage(query: BooksListQuery, { books, next }: BooksPage, counts: CategoryCounts): ServedPage {
  const total = query.kind === 'page' && hasStoredCounts(query) ? totalOf(counts, query) : null;
  return { bytes: toUnpooledBuffer(JSON.stringify(books)), next, total };
}

function toTitlesList({ version, books }: Awaited<ReturnType<Catalogue['list']>>): TitlesList {
  if (books.length > LIMITS.bookTitles) throw new TooManyBooks();
  return { version, json: JSON.stringify(books.map(toBookTitle)) };
}

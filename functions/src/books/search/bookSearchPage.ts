import type { Book } from '@bookstore/contract/api/book';
import type { BooksSearchQuery } from '@bookstore/contract/api/booksQuery';
import { BOOK_MOMENT, LIMITS } from '@bookstore/contract/limits';
import {
  type BookSearch,
  EXACT_SCORES,
  parseSearch,
  type SearchedWord,
  WHOLE_SCORES,
} from '@bookstore/contract/search/bookSearch';
import { decodeSearchCursor, encodeSearchCursor, type PagePosition, type SearchPosition } from '../bookCursor.ts';
import { type BooksPage, passesFilter } from '../bookQueries.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import {
  findSingleWord,
  isStoredPrefix,
  keyOfScore,
  keyOfTitle,
  keysOfPairs,
  keysOfTypoPrefix,
  keysOfWord,
  queryPlans,
  queryPlansWithTypos,
  toSearchKeys,
} from './bookSearchKeys.ts';
import { createSearchReads, type SearchReads } from './bookSearchReads.ts';
import { findHits, type Hit } from './searchHits.ts';

/** Books per read for several words or a word with a typo. */
const WINDOW_SIZE = 30;
/** Likely matches that are read if more books match. */
const LIKELY_TITLES = 5;
const LIKELY_PAIRS = 12;

const NO_BOOKS: BooksPage = { books: [], next: null };

/** It sorts before and ranks above every book. */
const FIRST_POSITION: PagePosition = { createdAt: BOOK_MOMENT.max, id: '-' };
const BEST_SCORE = 1_000;

const toPagePosition = ({ _id, createdAt }: Book): PagePosition => ({ createdAt: Date.parse(createdAt), id: _id });

const toPosition = ({ book, score }: Hit, withTypos: boolean): SearchPosition => ({
  withTypos,
  score,
  ...toPagePosition(book),
});

function isBehind({ score, book }: Hit, position: SearchPosition): boolean {
  if (score !== position.score) return score < position.score;
  const { createdAt, id } = toPagePosition(book);
  return createdAt === position.createdAt ? id > position.id : createdAt < position.createdAt;
}

interface SearchRequest {
  search: BookSearch;
  limit: number;
  after: SearchPosition | null;
}

function toSearchRequest({ q, limit, after }: BooksSearchQuery): SearchRequest {
  return {
    search: parseSearch(q),
    limit: Math.min(limit, LIMITS.booksSearchPage),
    after: after === undefined ? null : decodeSearchCursor(after),
  };
}

/** @param hits sorted */
function toPage(hits: Hit[], { limit, after }: SearchRequest, withTypos: boolean): BooksPage {
  const remaining = after ? hits.filter((hit) => isBehind(hit, after)) : hits;
  const last = remaining.length > limit ? remaining[limit - 1] : undefined;
  return {
    books: remaining.slice(0, limit).map(({ book }) => book),
    next: last ? encodeSearchCursor(toPosition(last, withTypos)) : null,
  };
}

interface Window {
  from: PagePosition;
  /** Earlier pages' hits are excluded. */
  hits: Hit[];
  /** Start of the next window; null if no books remain. */
  next: PagePosition | null;
}

/** The next page starts in this window or the next. */
function toPageOfWindow(before: Hit[], { from, hits, next }: Window, limit: number, withTypos: boolean): BooksPage {
  const all = [...before, ...hits];
  const shown = all.slice(0, limit);
  const books = shown.map(({ book }) => book);
  const hasMore = all.length > limit;
  const start = hasMore ? from : next;
  if (!start) return { books, next: null };
  const last = hasMore && shown.length > before.length ? shown.at(-1) : undefined;
  const position = last ? toPosition(last, withTypos) : { withTypos, score: BEST_SCORE, ...FIRST_POSITION };
  return { books, next: encodeSearchCursor({ ...position, from: start }) };
}

/** Stops at a hit after the cursor, or when the reads are used up. */
async function firstWindowWithHits(
  read: (from: PagePosition) => Promise<Window>,
  after: SearchPosition | null,
  hasReads: () => boolean,
): Promise<Window> {
  let window = await read(after?.from ?? FIRST_POSITION);
  if (after?.from) window = { ...window, hits: window.hits.filter((hit) => isBehind(hit, after)) };
  while (window.next && window.hits.length === 0 && hasReads()) window = await read(window.next);
  return window;
}

/** Returns the best first, sorted by Firestore per score. @param known newest books with the prefix, down to `last` */
async function orderedHits(
  word: SearchedWord,
  request: SearchRequest,
  reads: SearchReads,
  known: Hit[],
  last: PagePosition | undefined,
) {
  const { search, limit, after } = request;
  const hits: Hit[] = [];
  const scores = isStoredPrefix(word) ? EXACT_SCORES : WHOLE_SCORES;
  for (const score of scores.filter((one) => !after || one <= after.score)) {
    hits.push(...known.filter((hit) => hit.score === score));
    const start = after?.score === score ? after : last;
    const missing = limit + 1 - hits.length;
    if (missing > 0) {
      const books = await reads.find(keyOfScore(word, score), missing, start);
      hits.push(...findHits(books, search, false).filter((hit) => hit.score === score));
    }
  }
  return hits;
}

const isWholeWordHit = (word: SearchedWord, { book, score }: Hit) =>
  WHOLE_SCORES.includes(score) && keyOfScore(word, score).some((key) => toSearchKeys(book).includes(key));

/** Lists all books with the exact word by score, then longer words in windows. */
async function pageOfWord(word: SearchedWord, request: SearchRequest, reads: SearchReads): Promise<BooksPage> {
  const { search, limit, after } = request;
  const size = Math.min(WINDOW_SIZE, limit + 1);
  const newestBooks = after ? [] : await reads.find(keysOfWord(word), size);
  const known = findHits(newestBooks, search, false);
  if (!after && newestBooks.length < size) return toPage(known, request, false);
  const last = newestBooks.at(-1);
  const exactHits = after?.from ? [] : await orderedHits(word, request, reads, known, last && toPagePosition(last));
  if (isStoredPrefix(word) || exactHits.length > limit) return toPage(exactHits, { ...request, after: null }, false);
  const read = async (from: PagePosition): Promise<Window> => {
    const isKnown = from === FIRST_POSITION && newestBooks.length > 0;
    const books = isKnown ? newestBooks : await reads.find(keysOfWord(word), size, from);
    const hits = findHits(books, search, false).filter((hit) => !isWholeWordHit(word, hit));
    const end = books.length >= size ? books.at(-1) : undefined;
    return { from, hits, next: end ? toPagePosition(end) : null };
  };
  const hasReads = () => reads.remainingReads() >= size;
  const window = exactHits.length > 0 ? await read(FIRST_POSITION) : await firstWindowWithHits(read, after, hasReads);
  return toPageOfWindow(exactHits, window, limit, false);
}

async function findLikelyMatches(search: BookSearch, withTypos: boolean, reads: SearchReads): Promise<Book[]> {
  const titles = withTypos ? [] : await reads.find(keyOfTitle(search), LIKELY_TITLES);
  const keys = keysOfPairs(search);
  const pairs = keys.length > 0 ? await reads.find(keys, LIKELY_PAIRS) : [];
  return [...new Map([...titles, ...pairs].map((book) => [book._id, book])).values()];
}

/** Looks among books with the rarest word, in windows. */
async function pageOfWords(
  { search, limit, after }: SearchRequest,
  withTypos: boolean,
  reads: SearchReads,
): Promise<BooksPage> {
  const mostSelective = await reads.pickMostSelective(withTypos ? queryPlansWithTypos(search) : queryPlans(search));
  if (!mostSelective) return NO_BOOKS;
  const size = Math.max(WINDOW_SIZE, limit + 6);
  const isTruncated = mostSelective.count !== undefined && mostSelective.count > size;
  const likelyBooks = isTruncated ? await findLikelyMatches(search, withTypos, reads) : [];
  const known = new Set(likelyBooks.map(({ _id }) => _id));
  const read = async (from: PagePosition): Promise<Window> => {
    const count = Math.min(size - likelyBooks.length, reads.remainingReads());
    const found = await reads.find(mostSelective.plan, count, from);
    const others = found.filter(({ _id }) => !known.has(_id));
    const hits = findHits(from.id === FIRST_POSITION.id ? [...likelyBooks, ...others] : others, search, withTypos);
    const end = found.length >= count ? found.at(-1) : undefined;
    return { from, hits, next: end ? toPagePosition(end) : null };
  };
  // Cursors of release 1.1 contain no window.
  const position = after && { ...after, from: after.from ?? FIRST_POSITION };
  const window = await firstWindowWithHits(read, position, () => reads.remainingReads() >= size);
  return toPageOfWindow([], window, limit, withTypos);
}

function exactPage(request: SearchRequest, reads: SearchReads): Promise<BooksPage> {
  const word = findSingleWord(request.search);
  return word ? pageOfWord(word, request, reads) : pageOfWords(request, false, reads);
}

/** Finds the newest books that match its first letters. */
async function pageOfTypoPrefix(request: SearchRequest, reads: SearchReads): Promise<BooksPage> {
  const keys = keysOfTypoPrefix(request.search);
  if (!keys) return NO_BOOKS;
  return { ...toPage(findHits(await reads.find(keys, WINDOW_SIZE), request.search, true), request, true), next: null };
}

/** Reads at most 100 books; a page without hits may still have a next one. */
export async function pageOfSearch(query: BooksSearchQuery, snapshot: CatalogueSnapshot): Promise<BooksPage> {
  const request = toSearchRequest(query);
  const { search, after } = request;
  const reads = createSearchReads(query, snapshot);
  if (!after?.withTypos) {
    const page = await exactPage(request, reads);
    if (page.books.length > 0 || after) return page;
  }
  if (!search.words.some(({ mayHaveTypo }) => mayHaveTypo)) return NO_BOOKS;
  const page = await pageOfWords(request, true, reads);
  return page.books.length > 0 || after ? page : pageOfTypoPrefix(request, reads);
}

/** @param books newest first */
export function pageOfSearchInList(query: BooksSearchQuery, books: Book[]): BooksPage {
  const request = toSearchRequest(query);
  const { search, after } = request;
  const matching = books.filter((book) => passesFilter(book, query));
  const exact = after?.withTypos ? [] : findHits(matching, search, false);
  const withTypos = after ? after.withTypos : exact.length === 0;
  return toPage(withTypos ? findHits(matching, search, true) : exact, request, withTypos);
}

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
import { decodeSearchCursor, encodeSearchCursor, type Place, type SearchPosition } from '../bookCursor.ts';
import { type BooksPage, passesFilter } from '../bookQueries.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import {
  isStoredPrefix,
  keyOfScore,
  keyOfTitle,
  keysOfPairs,
  keysOfUnfinished,
  keysOfWord,
  queryPlans,
  queryPlansWithTypos,
  searchKeysOf,
  singleWordOf,
} from './bookSearchKeys.ts';
import { createSearchReads, type SearchReads } from './bookSearchReads.ts';
import { findHits, type Hit } from './searchHits.ts';

/** Books per read for several words or a word with a typo. */
const WINDOW = 30;
/** Likely matches that are read if more books match. */
const LIKELY_TITLES = 5;
const LIKELY_PAIRS = 12;

const NOTHING: BooksPage = { books: [], next: null };

/** It sorts before and ranks above every book. */
const START: Place = { createdAt: BOOK_MOMENT.max, id: '-' };
const BEST = 1_000;

const placeOf = ({ _id, createdAt }: Book): Place => ({ createdAt: Date.parse(createdAt), id: _id });

const positionOf = ({ book, score }: Hit, withTypos: boolean): SearchPosition => ({
  withTypos,
  score,
  ...placeOf(book),
});

function isBehind({ score, book }: Hit, position: SearchPosition): boolean {
  if (score !== position.score) return score < position.score;
  const { createdAt, id } = placeOf(book);
  return createdAt === position.createdAt ? id > position.id : createdAt < position.createdAt;
}

interface Asked {
  search: BookSearch;
  limit: number;
  after: SearchPosition | null;
}

function toAsked({ q, limit, after }: BooksSearchQuery): Asked {
  return {
    search: parseSearch(q),
    limit: Math.min(limit, LIMITS.booksSearchPage),
    after: after === undefined ? null : decodeSearchCursor(after),
  };
}

/** @param hits sorted */
function toPage(hits: Hit[], { limit, after }: Asked, withTypos: boolean): BooksPage {
  const left = after ? hits.filter((hit) => isBehind(hit, after)) : hits;
  const last = left.length > limit ? left[limit - 1] : undefined;
  return {
    books: left.slice(0, limit).map(({ book }) => book),
    next: last ? encodeSearchCursor(positionOf(last, withTypos)) : null,
  };
}

interface Window {
  from: Place;
  /** Earlier pages' hits are excluded. */
  hits: Hit[];
  /** Start of the next window; null if no books remain. */
  next: Place | null;
}

/** The next page starts in this window or the next. */
function toPageOfWindow(before: Hit[], { from, hits, next }: Window, limit: number, withTypos: boolean): BooksPage {
  const all = [...before, ...hits];
  const shown = all.slice(0, limit);
  const books = shown.map(({ book }) => book);
  const isMore = all.length > limit;
  const start = isMore ? from : next;
  if (!start) return { books, next: null };
  const last = isMore && shown.length > before.length ? shown.at(-1) : undefined;
  const position = last ? positionOf(last, withTypos) : { withTypos, score: BEST, ...START };
  return { books, next: encodeSearchCursor({ ...position, from: start }) };
}

/** Stops at a hit after the cursor, or when the reads are used up. */
async function firstWindowWithHits(
  read: (from: Place) => Promise<Window>,
  after: SearchPosition | null,
  hasReads: () => boolean,
): Promise<Window> {
  let window = await read(after?.from ?? START);
  if (after?.from) window = { ...window, hits: window.hits.filter((hit) => isBehind(hit, after)) };
  while (window.next && window.hits.length === 0 && hasReads()) window = await read(window.next);
  return window;
}

/** Returns the best first, sorted by Firestore per score. @param known newest books with the prefix, down to `last` */
async function orderedHits(
  word: SearchedWord,
  asked: Asked,
  reads: SearchReads,
  known: Hit[],
  last: Place | undefined,
) {
  const { search, limit, after } = asked;
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

const isFoundWhole = (word: SearchedWord, { book, score }: Hit) =>
  WHOLE_SCORES.includes(score) && keyOfScore(word, score).some((key) => searchKeysOf(book).includes(key));

/** Lists all books with the exact word by score, then longer words in windows. */
async function pageOfWord(word: SearchedWord, asked: Asked, reads: SearchReads): Promise<BooksPage> {
  const { search, limit, after } = asked;
  const size = Math.min(WINDOW, limit + 1);
  const look = after ? [] : await reads.find(keysOfWord(word), size);
  const known = findHits(look, search, false);
  if (!after && look.length < size) return toPage(known, asked, false);
  const last = look.at(-1);
  const ordered = after?.from ? [] : await orderedHits(word, asked, reads, known, last && placeOf(last));
  if (isStoredPrefix(word) || ordered.length > limit) return toPage(ordered, { ...asked, after: null }, false);
  const read = async (from: Place): Promise<Window> => {
    const isKnown = from === START && look.length > 0;
    const books = isKnown ? look : await reads.find(keysOfWord(word), size, from);
    const hits = findHits(books, search, false).filter((hit) => !isFoundWhole(word, hit));
    const end = books.length >= size ? books.at(-1) : undefined;
    return { from, hits, next: end ? placeOf(end) : null };
  };
  const hasReads = () => reads.left() >= size;
  const window = ordered.length > 0 ? await read(START) : await firstWindowWithHits(read, after, hasReads);
  return toPageOfWindow(ordered, window, limit, false);
}

async function findLikely(search: BookSearch, withTypos: boolean, reads: SearchReads): Promise<Book[]> {
  const titles = withTypos ? [] : await reads.find(keyOfTitle(search), LIKELY_TITLES);
  const keys = keysOfPairs(search);
  const pairs = keys.length > 0 ? await reads.find(keys, LIKELY_PAIRS) : [];
  return [...new Map([...titles, ...pairs].map((book) => [book._id, book])).values()];
}

/** Looks among books with the rarest word, in windows. */
async function pageOfWords(
  { search, limit, after }: Asked,
  withTypos: boolean,
  reads: SearchReads,
): Promise<BooksPage> {
  const rarest = await reads.rarest(withTypos ? queryPlansWithTypos(search) : queryPlans(search));
  if (!rarest) return NOTHING;
  const size = Math.max(WINDOW, limit + 6);
  const isCut = rarest.count !== undefined && rarest.count > size;
  const likely = isCut ? await findLikely(search, withTypos, reads) : [];
  const known = new Set(likely.map(({ _id }) => _id));
  const read = async (from: Place): Promise<Window> => {
    const count = Math.min(size - likely.length, reads.left());
    const found = await reads.find(rarest.plan, count, from);
    const others = found.filter(({ _id }) => !known.has(_id));
    const hits = findHits(from.id === START.id ? [...likely, ...others] : others, search, withTypos);
    const end = found.length >= count ? found.at(-1) : undefined;
    return { from, hits, next: end ? placeOf(end) : null };
  };
  // Cursors of release 1.1 contain no window.
  const position = after && { ...after, from: after.from ?? START };
  const window = await firstWindowWithHits(read, position, () => reads.left() >= size);
  return toPageOfWindow([], window, limit, withTypos);
}

function exactPage(asked: Asked, reads: SearchReads): Promise<BooksPage> {
  const word = singleWordOf(asked.search);
  return word ? pageOfWord(word, asked, reads) : pageOfWords(asked, false, reads);
}

/** Finds the newest books that match its first letters. */
async function pageOfUnfinished(asked: Asked, reads: SearchReads): Promise<BooksPage> {
  const keys = keysOfUnfinished(asked.search);
  if (!keys) return NOTHING;
  return { ...toPage(findHits(await reads.find(keys, WINDOW), asked.search, true), asked, true), next: null };
}

/** Reads at most 100 books; a page without hits may still have a next one. */
export async function pageOfSearch(query: BooksSearchQuery, snapshot: CatalogueSnapshot): Promise<BooksPage> {
  const asked = toAsked(query);
  const { search, after } = asked;
  const reads = createSearchReads(query, snapshot);
  if (!after?.withTypos) {
    const page = await exactPage(asked, reads);
    if (page.books.length > 0 || after) return page;
  }
  if (!search.words.some(({ mayHaveTypo }) => mayHaveTypo)) return NOTHING;
  const page = await pageOfWords(asked, true, reads);
  return page.books.length > 0 || after ? page : pageOfUnfinished(asked, reads);
}

/** @param books newest first */
export function pageOfSearchInList(query: BooksSearchQuery, books: Book[]): BooksPage {
  const asked = toAsked(query);
  const { search, after } = asked;
  const fitting = books.filter((book) => passesFilter(book, query));
  const exact = after?.withTypos ? [] : findHits(fitting, search, false);
  const withTypos = after ? after.withTypos : exact.length === 0;
  return toPage(withTypos ? findHits(fitting, search, true) : exact, asked, withTypos);
}

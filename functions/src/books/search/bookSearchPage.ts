import type { Book } from '@bookstore/contract/api/book';
import type { BooksSearchQuery } from '@bookstore/contract/api/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import { type BookSearch, EXACT_SCORES, parseSearch, type SearchedWord } from '@bookstore/contract/search/bookSearch';
import { decodeSearchCursor, encodeSearchCursor, type SearchPosition } from '../bookCursor.ts';
import { type BooksPage, passesFilter } from '../bookQueries.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import {
  keyOfScore,
  keyOfTitle,
  keysOfLikely,
  keysOfWord,
  queryPlans,
  queryPlansWithTypos,
  singleWordOf,
} from './bookSearchKeys.ts';
import { createSearchReads, type SearchReads } from './bookSearchReads.ts';
import { type Hit, hitsAmong } from './searchHits.ts';

/** Books that are read before the question is asked for each score by itself: all that most words have. */
const FIRST_LOOK = 24;

/** What is kept for asking in another way, when more books have the words of a search than are read. */
const READS_FOR_TITLES = 5;
const READS_FOR_PAIRS = 30;

const NOTHING: BooksPage = { books: [], next: null };

const positionOf = ({ book, score }: Hit, withTypos: boolean): SearchPosition => ({
  withTypos,
  score,
  createdAt: Date.parse(book.createdAt),
  id: book._id,
});

function isBehind({ score, book }: Hit, position: SearchPosition): boolean {
  if (score !== position.score) return score < position.score;
  const createdAt = Date.parse(book.createdAt);
  return createdAt === position.createdAt ? book._id > position.id : createdAt < position.createdAt;
}

interface Asked {
  search: BookSearch;
  /** Books of the page. */
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

/** The page of hits that are in order. */
function toPage(hits: Hit[], { limit, after }: Asked, withTypos: boolean): BooksPage {
  const left = after ? hits.filter((hit) => isBehind(hit, after)) : hits;
  const last = left.length > limit ? left[limit - 1] : undefined;
  return {
    books: left.slice(0, limit).map(({ book }) => book),
    next: last ? encodeSearchCursor(positionOf(last, withTypos)) : null,
  };
}

/**
 * A page of the books for one word, without a typo. Firestore has them in order for each score, so that the page is right and the
 * next one can be read however many there are; what a first look has found of a score is not read again.
 */
async function pageOfWord(word: SearchedWord, asked: Asked, reads: SearchReads): Promise<BooksPage> {
  const { search, limit, after } = asked;
  const wanted = limit + 1;
  const firstLook = after ? [] : await reads.find(keysOfWord(word), Math.min(FIRST_LOOK, wanted));
  const known = hitsAmong(firstLook, search, false);
  const last = firstLook.at(-1);
  if (!after && firstLook.length < Math.min(FIRST_LOOK, wanted)) return toPage(known, asked, false);
  const hits: Hit[] = [];
  for (const score of EXACT_SCORES.filter((one) => !after || one <= after.score)) {
    hits.push(...known.filter((hit) => hit.score === score));
    const start = after?.score === score ? after : last && { createdAt: Date.parse(last.createdAt), id: last._id };
    if (hits.length < wanted) {
      const books = await reads.find(keyOfScore(word, score), wanted - hits.length, start);
      hits.push(...books.map((book) => ({ book, score })));
    }
  }
  return toPage(hits, asked, false);
}

function keptReads({ words }: BookSearch, withTypos: boolean): number {
  if (!withTypos) return READS_FOR_TITLES;
  return words.length > 1 ? READS_FOR_PAIRS : 0;
}

interface LookedThrough {
  hits: Hit[];
  /** Whether there are more books with the keys that were asked for than were read. */
  isCut: boolean;
}

/** Looks through the newest books for the words of a search that the fewest books have. */
async function lookThrough(search: BookSearch, withTypos: boolean, reads: SearchReads): Promise<LookedThrough> {
  const keys = await reads.rarest(withTypos ? queryPlansWithTypos(search) : queryPlans(search));
  if (!keys) return { hits: [], isCut: false };
  const kept = keptReads(search, withTypos);
  const limit = Math.max(1, reads.left() - kept);
  const found = await reads.find(keys, limit);
  const isCut = found.length >= limit;
  // Beyond what is read: books whose title is just this, or those that have the first letters of two words right.
  const others = isCut && kept > 0 ? await reads.find(withTypos ? keysOfLikely(search) : keyOfTitle(search), kept) : [];
  const books = new Map([...found, ...others].map((book) => [book._id, book]));
  return { hits: hitsAmong([...books.values()], search, withTypos), isCut };
}

/** A page of the books that fit without a typo; null when no book does. */
async function exactPage(asked: Asked, reads: SearchReads): Promise<BooksPage | null> {
  const word = singleWordOf(asked.search);
  if (word) {
    const page = await pageOfWord(word, asked, reads);
    return page.books.length > 0 ? page : null;
  }
  const { hits, isCut } = await lookThrough(asked.search, false, reads);
  return hits.length > 0 || isCut ? toPage(hits, asked, false) : null;
}

/** A page of what a search finds in Firestore, best first, for at most a hundred reads. */
export async function pageOfSearch(query: BooksSearchQuery, snapshot: CatalogueSnapshot): Promise<BooksPage> {
  const asked = toAsked(query);
  const { search, after } = asked;
  const reads = createSearchReads(query, snapshot);
  if (!after?.withTypos) {
    const page = await exactPage(asked, reads);
    if (page || after) return page ?? NOTHING;
  }
  if (!search.words.some(({ mayHaveTypo }) => mayHaveTypo)) return NOTHING;
  return toPage((await lookThrough(search, true, reads)).hits, asked, true);
}

/** The same of a list of books, newest first. */
export function pageOfSearchInList(query: BooksSearchQuery, books: Book[]): BooksPage {
  const asked = toAsked(query);
  const { search, after } = asked;
  const fitting = books.filter((book) => passesFilter(book, query));
  const exact = after?.withTypos ? [] : hitsAmong(fitting, search, false);
  const withTypos = after ? after.withTypos : exact.length === 0;
  return toPage(withTypos ? hitsAmong(fitting, search, true) : exact, asked, withTypos);
}

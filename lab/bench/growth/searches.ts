import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Child } from '../child.ts';
import type { LoadRequest } from '../load/types.ts';
import { measureCall } from '../measureCall.ts';
import type { Server } from '../servers.ts';
import { median, percentile } from '../statistics.ts';

const COUNT = 70;
/** The first ones, of other books, that do not count. */
const WARM_UP = 14;
const TIMEOUT_MS = 20_000;

const longest = (text: string) => text.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), '');
const withTypo = (word: string) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;

/** What people type who look for a book: a beginning, a word, words, an author, all in lower case, a typo; or what nobody wrote. */
const KINDS: ((book: Book) => string)[] = [
  ({ title }) => longest(title).slice(0, 3),
  ({ title }) => longest(title),
  ({ title }) => title,
  ({ author = 'ada' }) => author,
  ({ title, author = 'ada' }) => `${longest(author)} ${longest(title)}`.toLowerCase(),
  ({ title }) => withTypo(longest(title)),
  ({ title }) => `${longest(title)} qqzx`,
];

/** Searches for books that there are, from the newest to the oldest of them. */
export function searchesFor(books: Book[]): LoadRequest[] {
  return Array.from({ length: COUNT + WARM_UP }, (_, index) => {
    const book = books[Math.floor((index * books.length) / (COUNT + WARM_UP))];
    const words = book ? KINDS[index % KINDS.length]?.(book) : undefined;
    if (!words) throw new Error('There is nothing to search for.');
    return { method: 'GET', path: apiPaths.booksPage({ limit: 24, q: words.slice(0, 100) }) };
  });
}

export interface SearchFigures {
  p50: number;
  p99: number;
  medianReads: number;
  mostReads: number;
  cpuMicros: number;
}

/** Each search once and alone, so that it is known what it reads. */
export async function measureSearches(generator: Child, server: Server, books: Book[]): Promise<SearchFigures> {
  const searches = searchesFor(books);
  const once = { connections: 1, milliseconds: TIMEOUT_MS, maxCount: 1 };
  const measured = [];
  for (const search of searches) measured.push(await measureCall(generator, server, [search], 200, once));
  const counted = measured.slice(WARM_UP);
  const times = counted.map(({ p50 }) => p50);
  const reads = counted.map((one) => one.reads);
  return {
    p50: median(times),
    p99: percentile(times, 0.99),
    medianReads: median(reads),
    mostReads: Math.max(...reads),
    cpuMicros: median(counted.map(({ cpuMicros }) => cpuMicros)),
  };
}

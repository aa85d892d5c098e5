import {
  type BookSearch,
  type BookWords,
  parseSearch,
  type SearchableBook,
  scoreOf,
  toBookWords,
} from './bookSearch.ts';

export interface BookSearchIndex<Found> {
  /** @returns whether preparation is complete */
  prepare: () => boolean;
  /** Best first; empty for a blank query. */
  search: (query: string, limit: number) => Found[];
}

/** Books per preparation step. */
const PART = 100;

/** @param books newest first, already filtered */
export function createBookSearch<Found extends SearchableBook>(books: readonly Found[]): BookSearchIndex<Found> {
  const prepared: BookWords[] = [];

  function prepare(count: number): boolean {
    const end = Math.min(books.length, prepared.length + count);
    for (const book of books.slice(prepared.length, end)) prepared.push(toBookWords(book));
    return prepared.length === books.length;
  }

  return {
    prepare: () => prepare(PART),
    search(query, limit) {
      prepare(books.length);
      const search = parseSearch(query);
      const exact = best(prepared, search, false, limit);
      const positions = exact.length > 0 ? exact : best(prepared, search, true, limit);
      return positions.flatMap((position) => books[position] ?? []);
    },
  };
}

/** Sorts only the returned results. */
function best(books: readonly BookWords[], search: BookSearch, withTypos: boolean, limit: number): number[] {
  const top: { position: number; score: number }[] = [];
  for (const [position, book] of books.entries()) {
    const score = scoreOf(book, search, withTypos);
    if (score === 0 || (top.length === limit && score <= (top.at(-1)?.score ?? 0))) continue;
    let at = top.length;
    while (at > 0 && (top[at - 1]?.score ?? 0) < score) at--;
    top.splice(at, 0, { position, score });
    if (top.length > limit) top.pop();
  }
  return top.map(({ position }) => position);
}

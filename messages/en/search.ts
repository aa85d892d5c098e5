import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const searchBooks = 'Search books';
export const searchHere = 'Search here';
export const loadingBooks = 'Still loading books…';
export const searching = 'Searching…';
export const searchFailed = "Search isn't responding. Press Enter to try again";

export const clearSearch = 'Clear search';
export const suggestions = 'Suggestions';
export const recentSearches = 'Recent searches';
/** `hidden` is for screen readers. */
export const recentSearch = <T>(hidden: (words: string) => T, words: T) => [hidden('Search again for '), words];
export const removeSearch = (words: Shown) => `Remove “${isolate(words)}” from your searches`;
export const genres = 'Genres';
/** Before the name. */
export const genre = 'Genre: ';

export const booksFound = 'Books found';
export const noBooksFound = 'No books found';
export const firstFound = (count: Shown) => `First ${count} found`;
export const found = (count: Shown) => `${count} found`;
export const correctedSearch = (correction: Shown) => `Showing results for “${isolate(correction)}”`;
export const correctedSearchFound = (correction: Shown, found: Shown) =>
  `Showing results for “${isolate(correction)}”. ${found}`;
export const allResults = 'All results';
export const allResultsCounted = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} result`, other: `All ${shown} results` });

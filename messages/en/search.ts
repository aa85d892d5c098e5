import type { Shown } from '../wordsOf.ts';

export const searchBooks = 'Search books';
export const searchHere = 'Search here';
export const booksFound = 'Books found';
export const showingResultsFor = (correction: Shown) => `Showing results for “${correction}”`;
export const theBooksAreStillOnTheir = 'The books are still on their way';
export const searching = 'Searching…';
export const theSearchDoesNotAnswerPress = 'The search does not answer. Press Enter to try again';
export const noBooksFound = 'No books found';
export const theFirstFound = (value: Shown) => `The first ${value} found`;
export const found = (count: Shown) => `${count} found`;
export const soldOut = 'Sold out';
export const allResults = 'All results';
export const n1Result = '1 result';
export const allResultsForCount = (count: Shown) => `All ${count} results`;

import type { Shown } from '../wordsOf.ts';

export const bestSellerNumber = 'Best seller number ';
export const coverOf = (title: Shown) => `Cover of ${title}`;
export const by = 'by ';
export const thereIsNoCopyLeftAt = 'There is no copy left at the moment.';
export const description = 'Description';
export const loading = 'Loading...';
export const thereIsNoBookAtThis =
  'There is no book at this address. It may have left our shelves, or the address is mistyped.';
export const theBookItselfIsStillThere =
  'The book itself is still there. Try again in a moment, or look around meanwhile.';
export const searchForItsTitle = 'Search for its title';
export const browseAllBooks = 'Browse all books';
export const toTheHomePage = 'To the home page';
export const orSearchForATitleOr = 'Or search for a title or an author at the top of the page.';
export const errorHappendingToLoadBookInfo = 'Error happending to load book info';
export const home = 'Home';
export const books = 'Books';
export const book = 'Book';
export const moreLikeThis = 'more like this';
export const moreLikeThisLabel = 'More like this';
export const more = (category: string) => `More ${category.toLowerCase()}`;
export const byTheSameAuthor = 'By the same author';

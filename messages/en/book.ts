import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const home = 'Home';
export const books = 'Books';
export const book = 'Book';
export const titleBy = (title: Shown, author: Shown) => `${isolate(title)} by ${isolate(author)}`;
export const byAuthor = <T>(author: T) => ['by ', author];
export const coverOf = (title: Shown) => `Cover of ${isolate(title)}`;
/** `hidden` is for screen readers. */
export const bestSellerRank = <T>(rank: T, hidden: (words: string) => T) => [hidden('Best seller number '), rank];
export const cannotBeOrderedYet = 'Not available to order yet';
export const preOrder = (appears: Shown) => `Pre-order · ${appears}`;
export const available = 'Available';
export const deliveryAndPayment = <T>(cost: T, payment: Shown) => ['Delivery: ', cost, ` · ${payment}`];
export const inYourCart = 'In your cart';
export const viewCart = 'View cart';
export const description = 'Description';

export const author = 'Author';
export const published = 'Published';
export const appears = 'Out';
export const category = 'Category';
export const added = 'Added';

export const askAboutThisBook = 'Ask about this book';
/** Email subject. */
export const questionAbout = (title: Shown) => `A question about “${isolate(title)}”`;

export const otherEditions = 'Other editions';
export const moreLikeThis = 'More like this';
export const soldOutAlternatives = 'This book is sold out. More like this:';
export const moreOfCategory = (category: string) => `More ${category.toLowerCase()}`;
export const byTheSameAuthor = 'By the same author';

export const loading = 'Loading...';
export const bookNotLoaded = 'Error happending to load book info';
export const noSuchBook =
  "There's no book at this address. We may no longer stock it, or there's a typo in the address.";
export const notLoaded = "We couldn't load this page just now. Try again in a moment, or have a look around.";
export const searchForTitle = 'Search for its title';
export const browseAllBooks = 'Browse all books';
export const searchHint = 'Or search by title or author at the top of the page.';

import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const home = 'Home';
export const books = 'Books';
export const search = 'Search';
export const loadingBooks = 'Loading books…';
export const booksNotLoaded = "We couldn't load the books";

export const noSuchCategory = (name: Shown) => `We don't have a category called “${isolate(name)}”`;
export const shelves = 'Here are our shelves';

export const correctedSearchFound = (correction: Shown, found: Shown) =>
  `Showing results for “${isolate(correction)}”: ${found}`;
export const noBooksFound = 'No books found';
export const booksFromTo = (first: Shown, last: Shown) => `Books ${first} to ${last}`;
export const booksFromToOf = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total} books`;

export const categories = 'Categories';
export const allBooks = 'All books';
export const allResults = 'All results';
/** `hidden` is for screen readers. */
export const countedBooks = <T>(count: number, shown: T, hidden: (word: string) => T) => [
  shown,
  hidden(plural(count, { one: ' book', other: ' books' })),
];
export const inStockOnly = 'In stock only';
export const sortOrder = 'Sort';
export const sortOrders = {
  newest: 'Newest first',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  title: 'Title, A to Z',
};

export const filter = 'Filter';
export const filtersActive = (count: number) => `Filter (${count})`;
export const price = 'Price';
/** Currency sign. */
export const priceFrom = (sign: Shown) => `From (${sign})`;
export const priceTo = (sign: Shown) => `To (${sign})`;
export const sortsByPrice = 'Sorts the list by price.';
export const showPrices = 'Show';
export const invalidPrices = 'Please enter amounts like 9.99';
export const removeFilter = (name: Shown) => `Remove filter: ${name}`;
export const clearFilters = 'Clear all filters';
export const noMatches = 'No books match';
export const removeFilterLink = 'Remove the filter';

export const noLongerAvailable = 'No longer available';
export const notAdded = "We couldn't add it to your cart. Please try again.";
export const addToCart = (title: Shown) => `Add to Cart: ${isolate(title)}`;

export const pages = 'Pages';
export const firstPage = 'First page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageNumber = (page: Shown) => `Page ${page}`;
export const pageNumberOf = (page: Shown, pages: Shown) => `Page ${page} of ${pages}`;
export const endOfList = "You've seen them all.";

export const noMoreBooks = 'End of the list';
export const emptyShelf = 'No books on this shelf yet';
export const seeAllBooks = 'See all books';
export const noBooksFoundFor = (words: Shown) => `No books found for “${isolate(words)}”`;
export const noBooksFoundIn = (words: Shown, category: Shown) =>
  `No books found for “${isolate(words)}” in ${category}`;
export const searchHint =
  "Check the spelling or use fewer words. The beginning of a title or an author's name is enough.";
export const searchAllCategories = 'Search all categories';
export const bestSellers = 'Best sellers';
export const newBooks = 'New in the shop';
export const moreInCategory = (category: string) => `More in ${category}`;

import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const newReleases = 'New releases';
export const newestBooks = 'The newest books';
export const subscribe = 'Subscribe';
export const newsletterNotRunning = "Our newsletter hasn't started yet.";

export const deliveryCosts = (cost: Shown) => `Delivery: ${cost}`;
export const howOrdersArrive = 'How orders arrive';
export const browseByGenre = 'Browse by genre';
export const allBooks = 'All books';

export const topSellers = 'Top Sellers';
export const genre = 'Genre';
export const chooseGenre = 'Choose a genre';
export const allGenres = 'All genres';
export const booksOfGenre = (genre: Shown, books: Shown) => `${genre}: ${books}`;
export const seeAll = (total: Shown) => `See all ${total}`;
export const everyBook = 'Every book on our shelves, newest first.';
export const everyBookIn = (category: Shown) => `Every book in ${category}, newest first.`;
export const browse = 'Browse';
export const genreEmpty = 'No books on this shelf yet';

export const editorsPick = "Editor's pick";
export const titleBy = <T>(title: T, author: Shown) => [title, ` by ${isolate(author)}`];
export const recommendedForYou = 'Recommended for you';
export const nothingRecommended = 'Our booksellers are still choosing';
export const news = 'News';

export const loadingBooks = 'Loading books…';
export const booksNotLoaded = "We couldn't load the books";
export const browseAllBooks = 'Browse all books';

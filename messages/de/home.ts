import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const newReleases = 'Neuerscheinungen';
export const newestBooks = 'Die neuesten Bücher';
export const subscribe = 'Abonnieren';
export const newsletterNotRunning = 'Der Newsletter erscheint noch nicht.';

export const deliveryCosts = (cost: Shown) => `Versand: ${cost}`;
export const howOrdersArrive = 'So kommt Ihre Bestellung zu Ihnen';
export const browseByGenre = 'Nach Sachgebiet stöbern';
export const allBooks = 'Alle Bücher';

export const topSellers = 'Bestseller';
export const genre = 'Sachgebiet';
export const chooseGenre = 'Sachgebiet wählen';
export const allGenres = 'Alle Sachgebiete';
export const booksOfGenre = (genre: Shown, books: Shown) => `${genre}: ${books}`;
export const seeAll = (total: Shown) => `Alle ${total} ansehen`;
export const everyBook = 'Alle Bücher aus unseren Regalen, die neuesten zuerst.';
export const everyBookIn = (category: Shown) => `Alle Bücher aus „${category}“, die neuesten zuerst.`;
export const browse = 'Stöbern';
export const genreEmpty = 'In diesem Regal stehen noch keine Bücher';

export const editorsPick = 'Unser Buchtipp';
export const titleBy = <T>(title: T, author: Shown) => [title, ` von ${isolate(author)}`];
export const recommendedForYou = 'Für Sie empfohlen';
export const nothingRecommended = 'Wir wählen noch aus';
export const news = 'Neuigkeiten';

export const loadingBooks = 'Die Bücher werden geladen …';
export const booksNotLoaded = 'Die Bücher konnten nicht geladen werden';
export const browseAllBooks = 'Alle Bücher ansehen';

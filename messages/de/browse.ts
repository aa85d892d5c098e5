import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const home = 'Startseite';
export const books = 'Bücher';
export const search = 'Suche';
export const loadingBooks = 'Die Bücher werden geladen …';
export const booksNotLoaded = 'Die Bücher konnten nicht geladen werden';

export const noSuchCategory = (name: Shown) => `Die Kategorie „${isolate(name)}“ gibt es nicht`;
export const shelves = 'Das sind unsere Regale';

export const correctedSearchFound = (correction: Shown, found: Shown) =>
  `Ergebnisse für „${isolate(correction)}“: ${found}`;
export const noBooksFound = 'Keine Bücher gefunden';
export const booksFromTo = (first: Shown, last: Shown) => `Bücher ${first} bis ${last}`;
export const booksFromToOf = (first: Shown, last: Shown, total: Shown) => `${first} bis ${last} von ${total} Büchern`;

export const categories = 'Kategorien';
export const allBooks = 'Alle Bücher';
export const allResults = 'Alle Ergebnisse';
export const countedBooks = <T>(count: number, shown: T, hidden: (word: string) => T) => [
  shown,
  hidden(plural(count, { one: ' Buch', other: ' Bücher' })),
];
export const inStockOnly = 'Nur lieferbare';
export const sortOrder = 'Sortierung';
export const sortOrders = {
  newest: 'Neueste zuerst',
  price: 'Preis aufsteigend',
  '-price': 'Preis absteigend',
  title: 'Titel, A bis Z',
};

export const filter = 'Filter';
export const filtersActive = (count: number) => `Filter (${count})`;
export const price = 'Preis';
export const priceFrom = (sign: Shown) => `Von (${sign})`;
export const priceTo = (sign: Shown) => `Bis (${sign})`;
export const sortsByPrice = 'Sortiert die Liste nach Preis.';
export const showPrices = 'Anzeigen';
export const invalidPrices = 'Bitte geben Sie Beträge wie 9,99 ein';
export const removeFilter = (name: Shown) => `Filter entfernen: ${name}`;
export const clearFilters = 'Alle Filter entfernen';
export const noMatches = 'Keine passenden Bücher';
export const removeFilterLink = 'Filter entfernen';

export const noLongerAvailable = 'Nicht mehr erhältlich';
export const notAdded = 'Das Buch konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es erneut.';
export const addToCart = (title: Shown) => `In den Warenkorb: ${isolate(title)}`;

export const pages = 'Seiten';
export const firstPage = 'Erste Seite';
export const previousPage = 'Vorherige Seite';
export const nextPage = 'Nächste Seite';
export const pageNumber = (page: Shown) => `Seite ${page}`;
export const pageNumberOf = (page: Shown, pages: Shown) => `Seite ${page} von ${pages}`;
export const endOfList = 'Das waren alle.';

export const noMoreBooks = 'Weitere Bücher gibt es nicht';
export const emptyShelf = 'In diesem Regal stehen noch keine Bücher';
export const seeAllBooks = 'Alle Bücher ansehen';
export const noBooksFoundFor = (words: Shown) => `Keine Bücher zu „${isolate(words)}“ gefunden`;
export const noBooksFoundIn = (words: Shown, category: Shown) =>
  `Keine Bücher zu „${isolate(words)}“ in „${category}“ gefunden`;
export const searchHint =
  'Prüfen Sie die Schreibweise, oder suchen Sie mit weniger Wörtern: Der Anfang eines Titels oder Namens genügt.';
export const searchAllCategories = 'In allen Kategorien suchen';
export const bestSellers = 'Bestseller';
export const newBooks = 'Neu im Sortiment';
export const moreInCategory = (category: string) => `Mehr aus „${category}“`;

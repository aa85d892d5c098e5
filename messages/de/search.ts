import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const searchBooks = 'Bücher suchen';
export const searchHere = 'Hier suchen';
export const loadingBooks = 'Die Bücher werden noch geladen …';
export const searching = 'Es wird gesucht …';
export const searchFailed = 'Die Suche antwortet nicht. Drücken Sie die Eingabetaste, um es erneut zu versuchen';

export const clearSearch = 'Suche leeren';
export const suggestions = 'Vorschläge';
export const recentSearches = 'Zuletzt gesucht';
export const recentSearch = <T>(hidden: (words: string) => T, words: T) => [hidden('Noch einmal suchen: '), words];
export const removeSearch = (words: Shown) => `„${isolate(words)}“ aus der Liste entfernen`;
export const genres = 'Sachgebiete';
export const genre = 'Sachgebiet: ';

export const booksFound = 'Gefundene Bücher';
export const noBooksFound = 'Keine Bücher gefunden';
export const firstFound = (count: Shown) => `Die ersten ${count} Treffer`;
export const found = (count: Shown) => `${count} gefunden`;
export const correctedSearch = (correction: Shown) => `Ergebnisse für „${isolate(correction)}“`;
export const correctedSearchFound = (correction: Shown, found: Shown) =>
  `Ergebnisse für „${isolate(correction)}“. ${found}`;
export const allResults = 'Alle Ergebnisse';
export const allResultsCounted = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} Ergebnis`, other: `Alle ${shown} Ergebnisse` });

import type { Shown } from '../wordsOf.ts';

export const searchBooks = 'Bücher suchen';
export const searchHere = 'Hier suchen';
export const booksFound = 'Gefundene Bücher';
export const showingResultsFor = (correction: Shown) => `Ergebnisse für „${correction}“`;
export const theBooksAreStillOnTheir = 'Die Bücher sind noch unterwegs';
export const searching = 'Es wird gesucht …';
export const theSearchDoesNotAnswerPress =
  'Die Suche antwortet nicht. Drücken Sie die Eingabetaste, um es erneut zu versuchen';
export const noBooksFound = 'Keine Bücher gefunden';
export const theFirstFound = (value: Shown) => `Die ersten ${value} Treffer`;
export const found = (count: Shown) => `${count} gefunden`;
export const soldOut = 'Ausverkauft';
export const allResults = 'Alle Ergebnisse';
export const n1Result = '1 Ergebnis';
export const allResultsForCount = (count: Shown) => `Alle ${count} Ergebnisse`;

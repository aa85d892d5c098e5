import type { Shown } from '../wordsOf.ts';

export const publisher = 'Verlag';
export const pages = 'Seiten';
export const language = 'Sprache';
export const format = 'Ausgabe';
export const allBooks = 'Alle Bücher';
export const resultsFor = (words: Shown) => `Ergebnisse für „${words}“`;
export const resultsForInCategory = (words: Shown, category: Shown) => `Ergebnisse für „${words}“ in ${category}`;
export const listDescription = (title: Shown, shopName: Shown) =>
  `${title} bei ${shopName}: Bezahlen Sie bar, wenn das Paket bei Ihnen ankommt.`;
export const formats = { hardcover: 'Gebunden', paperback: 'Taschenbuch', other: 'Andere' };
/** Whose order it was, after it was erased. */
export const erasedCustomer = 'Gelöscht';
export const payments = { 'cash-on-delivery': 'Barzahlung bei Lieferung' };
export const paymentsInSentence = { 'cash-on-delivery': 'Barzahlung bei Lieferung' };

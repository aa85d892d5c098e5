import type { Shown } from '../wordsOf.ts';

export const hardcover = 'Gebunden';
export const paperback = 'Taschenbuch';
export const other = 'Andere';
export const publisher = 'Verlag';
export const pages = 'Seiten';
export const language = 'Sprache';
export const format = 'Ausgabe';
export const cashOnDelivery = 'Barzahlung bei Lieferung';
export const inText = (category: Shown) => ` in ${category}`;
export const resultsFor = (words: Shown, text: Shown) => `Ergebnisse zu „${words}“${text}`;
export const allBooks = 'Alle Bücher';
export const atPayInCashWhenThe = (title: Shown, name: Shown) =>
  `${title} bei ${name}: bezahlen Sie bar, wenn die Sendung an Ihrer Tür ist.`;

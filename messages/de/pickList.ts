import type { Shown } from '../wordsOf.ts';

export const pickList = 'Packliste';
export const booksToPick = 'Benötigte Bücher';
export const checkingOrders = (orders: Shown) => `Bestellungen werden geprüft, bisher: ${orders}`;
export const copiesForOrders = (copies: Shown, orders: Shown) => `${copies} für ${orders}`;
export const nothingToPick = 'Keine dieser Bestellungen kann jetzt verpackt werden.';
export const moreThan = (orders: Shown) => `Das sind die neuesten ${orders}; es gibt noch mehr.`;
export const ordersNotLoaded = 'Die Bestellungen konnten nicht geladen werden.';
export const notOnTheList = 'Nicht auf der Liste';
export const preOrder = 'Vorbestellung';
export const gift = 'Geschenk';
export const markedOrder = (order: Shown, marks: Shown) => `${order} (${marks})`;
export const print = 'Liste drucken';
export const printAgain = 'Erneut drucken';
export const copies = 'Exemplare';
export const book = 'Buch';
export const isbn = 'ISBN';
export const orders = 'Bestellungen';

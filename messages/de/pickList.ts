import type { Shown } from '../wordsOf.ts';

export const pickList = 'Sammelliste';
export const lookingAt = (orders: Shown) => `Die Bestellungen werden durchgesehen, bisher: ${orders}`;
export const copiesForOrders = (copies: Shown, orders: Shown) => `${copies} für ${orders}`;
export const nothingToPick = 'Keine dieser Bestellungen ist zu verpacken, also ist nichts zusammenzusuchen.';
export const moreThan = (orders: Shown) => `Das sind die neuesten ${orders}; es gibt noch mehr.`;
export const ordersNotLoaded = 'Die Bestellungen konnten nicht geladen werden.';
export const notOnTheList = 'Nicht auf der Liste';
export const printIt = 'Liste drucken';
export const printAgain = 'Nochmals drucken';
export const copies = 'Exemplare';
export const book = 'Buch';
export const isbn = 'ISBN';
export const orders = 'Bestellungen';

import type { Shown } from '../wordsOf.ts';

/* What is to be fetched from the shelves for many orders. */

export const pickList = 'Pick list';
export const lookingAt = (orders: Shown) => `Looking at the orders: ${orders} so far`;
export const copiesForOrders = (copies: Shown, orders: Shown) => `${copies} for ${orders}`;
export const nothingToPick = 'None of these orders waits to be packed, so there is nothing to pick.';
export const moreThan = (orders: Shown) => `These are the newest ${orders}; there are more.`;
export const ordersNotLoaded = 'The orders could not be loaded.';
export const notOnTheList = 'Not on the list';
export const printIt = 'Print the list';
export const printAgain = 'Print again';
export const copies = 'Copies';
export const book = 'Book';
export const isbn = 'ISBN';
export const orders = 'Orders';

import type { Shown } from '../wordsOf.ts';

export const pickList = 'Pick list';
export const booksToPick = 'Books to pick';
export const checkingOrders = (orders: Shown) => `Checking orders: ${orders} so far`;
export const copiesForOrders = (copies: Shown, orders: Shown) => `${copies} for ${orders}`;
export const nothingToPick = "None of these orders can be packed now, so there's nothing to pick.";
export const moreThan = (orders: Shown) => `Showing the newest ${orders}. There are more.`;
export const ordersNotLoaded = "Couldn't load the orders.";
export const notOnTheList = 'Not on the list';
export const preOrder = 'pre-order';
export const gift = 'gift';
export const markedOrder = (order: Shown, marks: Shown) => `${order} (${marks})`;
export const print = 'Print list';
export const printAgain = 'Print again';
export const copies = 'Copies';
export const book = 'Book';
export const isbn = 'ISBN';
export const orders = 'Orders';

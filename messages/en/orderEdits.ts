import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

/* What the dashboard changes of an order that stands. */

export const booksOfTheOrder = 'Books of the order';
export const remove = (title: Shown) => `Remove ${isolate(title)}`;
export const removeLabel = 'Remove';
export const add = (title: Shown) => `Add ${isolate(title)}`;
export const addLabel = 'Add';
export const noBooks = 'An order has at least one book. To take all of them out, cancel the order.';
export const mostBooks = (most: number) => `An order has at most ${most} books.`;
export const findABookToAdd = 'Find a book to add';
export const find = 'Find';
export const booksFound = 'Books that were found';
export const noBookFound = 'No books match.';
export const allMatchesAdded = 'All matches are already in the order.';
export const booksNotSearched = 'The books could not be searched. Please try again.';
export const priceOfToday = (price: Shown) => `${price}, the price of today`;
export const priceOfTheOrder = (price: Shown) => `${price}, as it was ordered`;
export const totalBefore = 'Total before';
export const totalThen = 'New total';
export const theCustomerAgreed = 'The customer agreed';
export const costsMore = 'The order costs more now. Ask the customer first, then tick the box.';
export const pricesChanged = (total: Shown) =>
  `Prices have changed meanwhile: the order now costs ${total}. Ask the customer, then save it again.`;
export const saveBooks = 'Save the books';
export const saveDelivery = 'Save the delivery';
export const save = 'Save';
export const theTotalStays = 'The total stays as it was agreed, wherever the parcel goes.';
export const theCustomerIsNotTold = 'No mail tells the customer: say it on the telephone, or write.';
export const fields = {
  books: 'Books',
  total: 'Total',
  name: 'Name',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  zipcode: 'Zipcode',
  state: 'State',
  country: 'Country',
  note: 'Note for the courier',
  carrier: 'Carrier',
  number: 'Parcel number',
  url: 'Address to follow it at',
  internalNote: 'Note of the shop',
};
export const trackingHint = 'The customer reads it at the order, and in the mail that it is packed.';
export const urlHint = 'Begins with https://. It may stay empty.';
export const internalNoteHint = 'The customer never sees it.';
export const carrierAndNumber = 'A parcel has a carrier and a number, or neither.';
export const whichCameBack = 'Which books came back?';
export const allOfThem = 'All of them';
export const backInStock = 'They can be sold again';
export const backInStockHint = 'Books whose copies are counted go back into stock.';
export const toPayBack = (sum: Shown) => `To pay back: ${sum}`;
export const returnHasNoUndo =
  'It cannot be undone. The customer gets a mail that says what came back, if the shop sends mails.';
export const takeBack = 'Take back';
/** Before what a withdrawal names. */
export const withdrawnFrom = 'The withdrawal names:';
export const theWholeOrder = 'The whole order';
export const alreadyBack = 'Somebody else has taken some of these books back already. They are no longer in the list.';
export const notDelivered = 'The order is not delivered any more, so nothing can come back of it.';
export const somebodyElseWasFaster = 'Somebody else has changed this order meanwhile. Nothing of yours is saved yet.';
export const yours = 'Yours';
export const theirs = 'In the shop now';
export const empty = 'empty';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const noLongerPlaced = 'The order is no longer placed, so it cannot be changed.';

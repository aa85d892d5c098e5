import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const booksInOrder = 'Books in this order';
export const remove = (title: Shown) => `Remove ${isolate(title)}`;
export const removeLabel = 'Remove';
export const add = (title: Shown) => `Add ${isolate(title)}`;
export const addLabel = 'Add';
export const noBooks = 'An order needs at least one book. To remove them all, cancel the order.';
export const mostBooks = (most: number) => `An order can have at most ${most} books.`;
export const findBook = 'Find a book to add';
export const find = 'Find';
export const booksFound = 'Search results';
export const noBookFound = 'No books match.';
export const allMatchesAdded = 'All matches are already in the order.';
export const booksNotSearched = "Couldn't search the books. Please try again.";
export const currentPrice = (price: Shown) => `${price}, today's price`;
export const orderPrice = (price: Shown) => `${price}, as ordered`;
export const totalBefore = 'Total before';
export const newTotal = 'New total';
export const customerAgreed = 'The customer has agreed';
export const costsMore = 'The order now costs more. Ask the customer first, then tick the box.';
export const pricesChanged = (total: Shown) =>
  `Prices have changed. The order now costs ${total}. Ask the customer, then save again.`;
export const saveBooks = 'Save books';
export const saveDelivery = 'Save delivery';
export const save = 'Save';
export const totalUnchanged = 'The total stays as agreed, wherever the parcel goes.';
export const notifyCustomer = 'Email the customer about this';
export const customerNotInformed = "We can't email the customer about this. Please call or write to them.";
export const waitingHint =
  "The order isn't packed and isn't on pick lists until this day. The customer sees the day and the note.";
export const untilHint = "Leave it empty if you don't know yet.";
export const waitingNoteHint = 'For example: being reprinted. Optional.';
export const stopWaiting = 'Stop waiting';
export const messageTo = (email: Shown) => `Goes to ${isolate(email)}. Replies come to the shop.`;
export const sendMessage = 'Send';
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
  number: 'Tracking number',
  url: 'Tracking link',
  internalNote: 'Staff note',
  until: 'Can be packed on',
  waitingNote: 'Note for the customer',
  message: 'Message',
};
export const trackingHint = 'Shown to the customer with the order and in the packing email.';
export const urlHint = 'Starts with https://. Optional.';
export const internalNoteHint = 'Never shown to the customer.';
export const carrierAndNumber = 'Enter both carrier and tracking number, or leave both empty.';
export const whichReturned = 'Which books were returned?';
export const allBooks = 'All books';
export const restock = 'Return to stock';
export const restockHint = 'Only for books with tracked stock.';
export const refundDue = (sum: Shown) => `Refund due: ${sum}`;
export const returnHasNoUndo = "This can't be undone.";
export const returnIsMailed = 'If the shop sends emails, the customer gets one listing the returned books.';
export const recordReturn = 'Record return';
/** Before the titles. */
export const withdrawnFrom = 'Withdrawn from:';
export const wholeOrder = 'The whole order';
export const alreadyReturned =
  "Someone else has already recorded some of these books as returned. They're no longer in the list.";
export const notDelivered = "This order is no longer marked as delivered, so you can't record a return.";
export const changedByOther = "Someone else has changed this order. Your changes aren't saved yet.";
export const yours = 'Yours';
export const theirs = 'Saved version';
export const empty = 'empty';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const noLongerPlaced = "This order is no longer open, so it can't be changed.";

export const whichSplit = 'Which books will you send later, as a separate order?';
export const oneBookStays = 'Leave at least one book in this order.';
export const expected = 'Expected';
export const expectedHint = 'When you expect these books. Optional.';
export const splitReason = 'Reason';
export const splitReasonHint = 'Shown to the customer. Optional.';

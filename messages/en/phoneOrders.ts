import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

/* An order that the shop takes itself, by phone or at the counter. */

export const byPhoneOrAtTheCounter = 'By phone or at the counter. The order is in no account.';
export const books = 'Books';
export const customer = 'Customer';
export const findABook = 'Title, author or ISBN';
export const noBookYet = 'No book yet. Find one, or scan it.';
export const wasAdded = (title: Shown) => `${isolate(title)} was added.`;
export const isThereAlready = (title: Shown) =>
  `${isolate(title)} is in the order already. An order has each book once: take another order for a second copy.`;
export const isWithheld = (title: Shown) =>
  `${isolate(title)} cannot be ordered. To sell it, let it be ordered under Books first.`;
export const isSoldOut = (title: Shown) =>
  `${isolate(title)} is sold out by the shop’s count. If you hold a copy, correct the count under Books first.`;
export const noBookHasTheIsbn = (isbn: Shown) => `No book has the ISBN ${isbn}.`;
export const notSearched = (text: Shown, reason: Shown) => `${isolate(text)}: ${reason}. Please try again.`;
export const inStock = (copies: Shown) => `${copies} in stock`;
export const goneFromTheShop = 'No longer on sale';
export const email = 'E-mail';
export const emailHint = 'May stay empty. With it the customer gets the mails of the order.';
export const streetHint = 'May stay empty, at the counter for example.';
export const noteHint = 'May stay empty.';
export const summary = 'Summary';
export const sumOfBooks = 'Books';
export const total = 'Total';
export const tellTheTotal = 'Tell the customer this total.';
export const placeTheOrder = 'Place the order';
export const mostBooks = (most: number) => `An order has at most ${most} books.`;
export const pricesChanged = (total: Shown) =>
  `Prices have changed meanwhile: the order now costs ${total}. Tell the customer, then place it again.`;
export const booksUnavailable = 'Not all of these books can be had any more. Take out those that are marked.';
export const placedBefore = (number: Shown) =>
  `Order ${number} was placed from this page already, with other contents.`;
export const openIt = 'Open it';
export const placeAnother = 'Place this as another order';
export const keptForYou = 'This is as you left it; the order is not placed yet.';
export const startAnew = 'Start over';
export const isPlaced = 'The order is placed.';
export const printSlip = 'Print slip';
export const anotherOrder = 'Another order';

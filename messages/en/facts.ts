import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const publisher = 'Publisher';
export const imprint = 'Imprint';
export const pages = 'Pages';
export const language = 'Language';
export const format = 'Format';
export const allBooks = 'All books';
export const resultsFor = (words: Shown) => `Results for “${isolate(words)}”`;
export const resultsForInCategory = (words: Shown, category: Shown) => `Results for “${isolate(words)}” in ${category}`;
/** Of a page of books, for search engines. */
export const listDescription = (heading: Shown, shopName: Shown, payNote: Shown) =>
  `${heading} at ${shopName}: ${payNote}.`;
export const upTo = (amount: Shown) => `up to ${amount}`;
export const fromTo = (least: Shown, most: Shown) => `${least} to ${most}`;
/** All books or those of a category, and by what they are narrowed down. */
export const shelfWithFilter = (shelf: Shown, filter: Shown) => `${shelf}: ${filter}`;
/** What Regulation 2023/988 wants to be shown of a product: who has made it, and who answers for it in the Union. */
export const productSafety = 'Manufacturer and product safety';
export const responsibleInUnion = 'Responsible person in the European Union';
/** How a book is bound. */
export const formats = { hardcover: 'Hardcover', paperback: 'Paperback', other: 'Other' };
/** Of a book that is reduced: of the 30 days before that. */
export const lowestPriceBefore = (price: Shown) => `Lowest price in the previous 30 days: ${price}`;
/** Whose order it was, after it was erased. */
export const erasedCustomer = 'Erased';
/** Of an order: for books that came back. */
export const refund = 'Refund';
export const payments = { 'cash-on-delivery': 'Cash on delivery' };
/** In the middle of a sentence. */
export const paymentsInSentence = { 'cash-on-delivery': 'cash on delivery' };
/** What a customer does, after a colon. */
export const payNotes = { 'cash-on-delivery': 'pay in cash when your books arrive' };
export const deliveryIsFree = 'Free';
export const taxesAreIncluded = 'Included';
/** An amount, or more of it. */
export const fromAmount = (amount: Shown) => `from ${amount}`;
export const chargeFreeFrom = (amount: Shown, sum: Shown) => `${amount}, free from ${sum}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
/** Without a full stop. */
export const deliveredInWorkingDays = (fewest: number, most: number) => {
  const days = plural(most, { one: 'working day', other: 'working days' });
  return fewest === most
    ? `Delivered in ${inWords(most)} ${days}`
    : `Delivered in ${inWords(fewest)} to ${inWords(most)} ${days}`;
};

/** Names of a day and a month are abbreviated: `Thu`, `Nov`. */
export const shortDay = (weekday: string, day: string) => `${weekday} ${day}`;
export const shortDayOfMonth = (weekday: string, day: string, month: string) => `${weekday} ${day} ${month}`;
export const daysFromTo = (from: string, to: string) => `${from} to ${to}`;
/** When a book comes out that is announced, without a full stop. */
export const appearsOnDay = (day: string) => `Out ${day}`;
export const appearsInMonth = (month: string) => `Out in ${month}`;
export const appearsInYear = (year: string) => `Out in ${year}`;
/** Of an order's book that is announced. */
export const titleAppears = (title: Shown, appears: string) => `${isolate(title)} (${appears})`;
/** Of an order or a cart. */
export const goesWithTheLast = 'All your books come in one parcel. Your order ships once every title is out.';
/** Why a book cannot be ordered. */
export const soldOut = 'Sold out';
export const cannotBeOrdered = 'Not available to order';
/** When a parcel comes, without a full stop. */
export const arrives = (days: string) => `Arrives ${days}`;
/** Of an entry in a calendar. */
export const calendarSummary = (shopName: Shown) => `Books from ${shopName}`;
/** What to do when the parcel comes. */
export const calendarPayments = {
  'cash-on-delivery': (total: Shown) => `Have ${total} in cash ready for the courier.`,
};
export const deliveryAddress = 'Delivery address:';
/** Of a parcel. */
export const sentWith = (carrier: Shown, number: Shown) => `Sent with ${isolate(carrier)}, number ${isolate(number)}`;
export const followTheParcel = 'Track parcel';
export const orderNumber = (number: Shown) => `Order ${number}`;
/** What is paid beside the books, in the lines of an order. */
export const delivery = 'Delivery';
export const giftWrap = 'Gift wrap';
/** Part of the total, whose amount stands beside it. */
export const taxWithin = (rate: Shown) => `including ${rate} tax`;
/** A name before its amount, where all of them have a colon. */
export const named = (name: Shown) => `${name}:`;
/** Part of the total. */
export const includedTax = (rate: Shown, amount: Shown) => `Including ${rate} tax: ${amount}`;

import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const publisher = 'Publisher';
export const imprint = 'Imprint';
export const pages = 'Pages';
export const language = 'Language';
export const format = 'Format';
export const allBooks = 'All books';
export const resultsFor = (words: Shown) => `Results for “${isolate(words)}”`;
export const resultsForInCategory = (words: Shown, category: Shown) => `Results for “${isolate(words)}” in ${category}`;
/** For search engines. */
export const listDescription = (heading: Shown, shopName: Shown, payNote: Shown) =>
  `${heading} at ${shopName}: ${payNote}.`;
export const upTo = (amount: Shown) => `up to ${amount}`;
export const fromTo = (least: Shown, most: Shown) => `${least} to ${most}`;
export const shelfWithFilter = (shelf: Shown, filter: Shown) => `${shelf}: ${filter}`;
/** Required by Regulation 2023/988. */
export const productSafety = 'Manufacturer and product safety';
export const euContact = 'Responsible person in the European Union';
export const formats = { hardcover: 'Hardcover', paperback: 'Paperback', other: 'Other' };
export const lowestPriceBefore = (price: Shown) => `Lowest price in the previous 30 days: ${price}`;
export const erasedCustomer = 'Erased';
export const refund = 'Refund';
export const payments = { 'cash-on-delivery': 'Cash on delivery', counter: 'Paid at the counter' };
/** Used in a sentence. */
export const paymentsInSentence = { 'cash-on-delivery': 'cash on delivery', counter: 'paid at the counter' };
/** Used after a colon. */
export const payNotes = { 'cash-on-delivery': 'pay in cash when your books arrive', counter: 'paid at the counter' };
export const deliveryIsFree = 'Free';
export const taxesAreIncluded = 'Included';
export const fromAmount = (amount: Shown) => `from ${amount}`;
export const chargeFreeFrom = (amount: Shown, sum: Shown) => `${amount}, free from ${sum}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
/** No full stop. */
export const deliveredInWorkingDays = (fewest: number, most: number) => {
  const days = plural(most, { one: 'working day', other: 'working days' });
  return fewest === most
    ? `Delivered in ${inWords(most)} ${days}`
    : `Delivered in ${inWords(fewest)} to ${inWords(most)} ${days}`;
};

/** Returns `Thu`, `Nov`. */
export const shortDay = (weekday: string, day: string) => `${weekday} ${day}`;
export const shortDayOfMonth = (weekday: string, day: string, month: string) => `${weekday} ${day} ${month}`;
export const daysFromTo = (from: string, to: string) => `${from} to ${to}`;
/** No full stop. */
export const expectedAround = (day: string) => `Expected around ${day}`;
export const leavesAround = (day: string) => `We expect to send it around ${day}`;
export const expectedLater = 'Not everything is here yet';
export const booksAdded = (titles: readonly string[]) => `Added: ${list(titles.map(isolate))}.`;
export const booksRemoved = (titles: readonly string[]) => `Removed: ${list(titles.map(isolate))}.`;
export const totalBefore = (total: Shown) => `Previous total: ${total}.`;
export const deliveryChanged = "We've updated your delivery details.";
export const waitingEnded = 'Your order no longer has to wait.';
/** Books that moved to a second order. */
export const comesSeparately = (order: Shown, titles: readonly string[], total: Shown) =>
  `Coming separately as order ${order}: ${list(titles.map(isolate))}. You pay ${total} for it.`;
/** No full stop. */
export const appearsOnDay = (day: string) => `Out ${day}`;
export const appearsInMonth = (month: string) => `Out in ${month}`;
export const appearsInYear = (year: string) => `Out in ${year}`;
export const titleAppears = (title: Shown, appears: string) => `${isolate(title)} (${appears})`;
export const oneParcel = 'All your books come in one parcel. Your order ships once every title is out.';
export const isGift = "It's a gift: the packing slip shows no prices.";
export const soldOut = 'Sold out';
export const cannotBeOrdered = 'Not available to order';
/** No full stop. */
export const arrives = (days: string) => `Arrives ${days}`;
export const calendarSummary = (shopName: Shown) => `Books from ${shopName}`;
export const calendarPayments = {
  'cash-on-delivery': (total: Shown) => `Have ${total} in cash ready for the courier.`,
  counter: (total: Shown) => `Paid: ${total}.`,
};
export const deliveryAddress = 'Delivery address:';
export const addressInOrder = 'You can see the delivery address in your order.';
export const sentWith = (carrier: Shown, number: Shown) => `Sent with ${isolate(carrier)}, number ${isolate(number)}`;
export const trackParcel = 'Track parcel';
export const orderNumber = (number: Shown) => `Order ${number}`;
export const delivery = 'Delivery';
export const giftWrap = 'Gift wrap';
/** Followed by the amount. */
export const taxWithin = (rate: Shown) => `including ${rate} tax`;
export const labelled = (name: Shown) => `${name}:`;
export const includedTax = (rate: Shown, amount: Shown) => `Including ${rate} tax: ${amount}`;
export const payOnCollection = 'Pay when you collect';
export const payOnCollectionInSentence = 'paid on collection';
export const forCollection = 'For collection in the shop.';
/** No full stop. */
export const ready = (day: string) => `Ready by ${day}`;
export const collectAt = (address: Shown, hours: Shown) =>
  `Collect your books at ${isolate(address)}. Opening hours: ${hours}.`;

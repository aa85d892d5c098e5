import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const byPhoneOrCounter = 'By phone or at the counter. Not linked to a customer account.';
export const onlyByPhone = 'By phone. Not linked to a customer account.';
export const books = 'Books';
export const customer = 'Customer';
export const findBook = 'Title, author or ISBN';
export const noBooksYet = 'No books yet. Find or scan one.';
export const bookAdded = (title: Shown) => `${isolate(title)} added.`;
export const alreadyInOrder = (title: Shown) =>
  `${isolate(title)} is already in this order. For a second copy, take another order.`;
export const isWithheld = (title: Shown) =>
  `${isolate(title)} isn't available to order. To sell it, make it available under Books first.`;
export const isSoldOut = (title: Shown) =>
  `${isolate(title)} is out of stock. If you have a copy in hand, correct the stock under Books first.`;
export const unknownIsbn = (isbn: Shown) => `No book has the ISBN ${isbn}.`;
export const notSearched = (text: Shown, reason: Shown) => `${isolate(text)}: ${reason}. Please try again.`;
export const inStock = (copies: Shown) => `${copies} in stock`;
export const noLongerSold = 'No longer on sale';
export const email = 'Email';
export const emailHint = 'Optional. We email order updates to this address.';
export const streetHint = 'Optional if the customer collects in person.';
export const noteHint = 'Optional';
export const summary = 'Summary';
export const sumOfBooks = 'Books';
export const total = 'Total';
export const totalHint = 'Tell the customer the total.';
export const placeOrder = 'Place order';
export const mostBooks = (most: number) => `An order can have at most ${most} books.`;
export const pricesChanged = (total: Shown) =>
  `Prices have changed. The order now costs ${total}. Tell the customer, then place the order again.`;
export const booksUnavailable = 'Some of these books are no longer available. Remove the marked ones.';
export const placedBefore = (number: Shown) =>
  `Order ${number} was already placed from this page, with different contents.`;
export const openOrder = 'Open order';
export const placeAnother = 'Place as another order';
export const draftRestored = "Here's your unfinished order. It hasn't been placed yet.";
export const startOver = 'Start over';
export const saleKind = 'Kind of sale';
export const byPhone = 'By phone';
export const atCounter = 'At the counter';
export const buyerHint = 'Optional. For an invoice, add the address if your tax law asks for it.';
export const withInvoice = 'Create an invoice';
export const counterHint = 'Take the money, hand over the books, then record the sale. It does not replace your till.';
export const recordSale = 'Record sale';
export const earlierCustomers = 'Earlier customers';
export const customersFound = (count: number) =>
  plural(count, { one: '1 earlier customer', other: `${count} earlier customers` });

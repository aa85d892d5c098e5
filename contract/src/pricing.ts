import { priceToCents } from './format/money.ts';

/** What an order costs, in integer cents. */
export interface OrderTotals {
  /** Its books together. */
  booksCents: number;
  /** What the customer pays. */
  totalCents: number;
}

/**
 * Makes every total that the cart shows, the checkout sends and the server compares and stores. The shop charges nothing for delivery, and
 * its prices contain the taxes: a charge or a tax beside the prices would be added here.
 */
export function orderTotals(bookCents: readonly number[]): OrderTotals {
  const booksCents = bookCents.reduce((sum, cents) => sum + cents, 0);
  return { booksCents, totalCents: booksCents };
}

/** The same of books as the API answers them. */
export function totalsOfBooks(books: readonly { newPrice: number }[]): OrderTotals {
  return orderTotals(books.map(({ newPrice }) => priceToCents(newPrice)));
}

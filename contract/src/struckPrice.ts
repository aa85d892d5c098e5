import { law } from '@bookstore/shop/law';
import type { Law } from '@bookstore/shop-kit/law';
import type { Book } from './api/book.ts';

export type Regime = Law['regime'];

/** What is struck through beside a book's price, in the shop's currency. */
export interface StruckPrice {
  oldPrice: number;
  /** The lowest price of the 30 days before the reduction, which has to stand beside it; absent where no law asks for it. */
  lowestPrice?: number;
}

/** A book, or what is known of it so far. */
type Priced = Pick<Book, 'newPrice'> & Partial<Pick<Book, 'oldPrice' | 'lowestPrice'>>;

/**
 * What shoppers see of a book's old price; null where nothing is struck through: an old price that is no higher saves nothing.
 *
 * In the European Union a reduction is told against the lowest price of the 30 days before it (Directive 98/6, Art. 6a; C-330/23). Where
 * that is not known, or the present price is no lower, the book is not reduced.
 */
export function struckPriceOf(
  { newPrice, oldPrice, lowestPrice }: Priced,
  regime: Regime = law.regime,
): StruckPrice | null {
  if (oldPrice === undefined || oldPrice <= newPrice) return null;
  if (regime === 'none') return { oldPrice };
  return lowestPrice !== undefined && lowestPrice > newPrice ? { oldPrice, lowestPrice } : null;
}

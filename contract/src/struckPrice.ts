import { law } from '@bookstore/shop/law';
import type { Law } from '@bookstore/shop-kit/law';
import type { Book } from './api/book.ts';

export type Regime = Law['regime'];

/** In the shop's currency. */
export interface StruckPrice {
  oldPrice: number;
  /** Lowest price of the 30 days before, if the law requires it. */
  lowestPrice?: number;
}

type Priced = Pick<Book, 'newPrice'> & Partial<Pick<Book, 'oldPrice' | 'lowestPrice'>>;

/**
 * Returns null unless the old price is higher. EU reductions refer to the lowest price of the 30 days before
 * (Directive 98/6, Art. 6a; C-330/23).
 */
export function struckPriceOf(
  { newPrice, oldPrice, lowestPrice }: Priced,
  regime: Regime = law.regime,
): StruckPrice | null {
  if (oldPrice === undefined || oldPrice <= newPrice) return null;
  if (regime === 'none') return { oldPrice };
  return lowestPrice !== undefined && lowestPrice > newPrice ? { oldPrice, lowestPrice } : null;
}

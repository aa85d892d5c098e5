import type { TaxRates } from '@bookstore/shop-kit/tax';

/** Bücher zum ermäßigten Satz. */
export const tax: TaxRates = { books: 700 };

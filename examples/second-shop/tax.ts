import type { TaxRates } from '@bookstore/shop-kit/tax';

/** Bücher zum ermäßigten Satz; Kleinbetragsrechnungen bis 250 Euro (§ 33 UStDV). */
export const tax: TaxRates = { books: 700, namelessInvoiceUpTo: 25_000 };

import type { TaxRates } from '@bookstore/shop-kit/tax';

export const tax: TaxRates = {};

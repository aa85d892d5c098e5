import type { Shop } from '@bookstore/shop-kit/shop';

export const shop: Shop = {
  name: 'Book Store',
  languageTag: 'en',
  currency: 'USD',
};

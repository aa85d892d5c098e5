import type { Shop } from '@bookstore/shop-kit/shop';

export const shop: Shop = {
  name: 'Book Store',
  mark: 'M12 6.5C9.8 4.7 7 4.2 3.5 4.2v14.5c3.5 0 6.3.5 8.5 2.3 2.2-1.8 5-2.3 8.5-2.3V4.2c-3.5 0-6.3.5-8.5 2.3Zm0 0V21',
  languageTag: 'en',
  currency: 'USD',
};

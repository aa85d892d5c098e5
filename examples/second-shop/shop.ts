import type { Shop } from '@bookstore/shop-kit/shop';

export const shop: Shop = {
  name: 'Buchkontor am Hafen',
  mark: 'M9.4 20.5 10.6 9.5h2.8l1.2 11M7.5 20.5h9M10 9.5h4M10.8 9.5V6L12 4.5 13.2 6v3.5M16.5 6.5l3.5-1M7.5 6.5 4 5.5',
  languageTag: 'de',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
};

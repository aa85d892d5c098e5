import { shop } from '@bookstore/shop/shop';

/** A number of things as the shop's language writes it: 2,400. */
export const countText = (count: number): string => count.toLocaleString(shop.languageTag);

/** A number of things with their name: 1 book, 2,400 books. */
export const countOf = (count: number, name: string, plural = `${name}s`): string =>
  `${countText(count)} ${count === 1 ? name : plural}`;

import { shop } from '@bookstore/shop/shop';

/** What a page is called in a list of results: with the shop's name once. */
export const titleOf = (name: string): string => (name.startsWith(shop.name) ? name : `${name} · ${shop.name}`);

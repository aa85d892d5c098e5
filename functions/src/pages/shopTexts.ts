import type { Category } from '@bookstore/contract/constants';

export const SHOP_NAME = 'Book Store';

/** What a page is called in a list of results: with the shop's name once. */
export const titleOf = (name: string): string => (name.startsWith(SHOP_NAME) ? name : `${name} · ${SHOP_NAME}`);

export const categoryName = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);

import { categories } from '@bookstore/shop/categories';

const NAMES = new Map<string, string>(categories.map(({ id, name }) => [id, name]));

/** What readers call a category. One that the shop has no more keeps the name that it is stored with. */
export const categoryName = (id: string): string => NAMES.get(id) ?? id;

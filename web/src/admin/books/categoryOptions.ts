import { categories } from '@bookstore/shop/categories';

/** The categories as a select offers them. */
export const CATEGORY_OPTIONS = categories.map(({ id, name }) => ({ value: id, label: name }));

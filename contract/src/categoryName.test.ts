import { categories } from '@bookstore/shop/categories';
import { expect, it } from 'vitest';
import { categoryName } from './constants.ts';

it("uses the shop's category name, or the stored one", () => {
  for (const { id, name } of categories) expect(categoryName(id)).toBe(name);
  expect(categoryName('poetry of the moon')).toBe('poetry of the moon');
});

import { categories } from '@bookstore/shop/categories';
import { expect, it } from 'vitest';
import { categoryName } from './constants.ts';

it('readers call a category by the name that the shop gives it, or by the one that it is stored with', () => {
  for (const { id, name } of categories) expect(categoryName(id)).toBe(name);
  expect(categoryName('poetry of the moon')).toBe('poetry of the moon');
});

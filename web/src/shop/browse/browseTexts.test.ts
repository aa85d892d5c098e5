import { EVERYTHING } from '@bookstore/contract/search/browseState';
import { expect, it } from 'vitest';
import { browseTitle } from './browseTexts.ts';

it.each([
  [{}, 'All books'],
  [{ category: 'fiction' }, 'Fiction'],
  [{ words: 'owls' }, 'Results for “owls”'],
  [{ words: 'owls', category: 'fiction' }, 'Results for “owls” in Fiction'],
] as const)('a page of books by %o is called %s', (choice, title) => {
  expect(browseTitle({ ...EVERYTHING, ...choice })).toBe(title);
});

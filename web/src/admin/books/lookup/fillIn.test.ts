import type { FoundBook } from '@bookstore/contract/api/lookups';
import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK } from '../bookForm.ts';
import { getEmptyFields } from './fillIn.ts';

const FOUND: FoundBook[] = [
  { source: 'open-library', fields: { title: 'Lanterns', author: 'Ann Lee', pages: 352 } },
  {
    source: 'google-books',
    fields: { title: 'LANTERNS', description: 'A town.', contributors: [{ name: 'Ann Lee', role: 'A01' }] },
  },
];

const fillIn = (fields: Partial<typeof EMPTY_BOOK>) =>
  Object.entries(getEmptyFields({ ...EMPTY_BOOK, ...fields }, FOUND)).map(([name, entry]) => [
    name,
    entry?.source,
    entry?.value,
  ]);

describe('fillIn', () => {
  it('fills each empty field from the first source that has a value', () => {
    expect(fillIn({})).toEqual([
      ['title', 'open-library', 'Lanterns'],
      ['author', 'open-library', 'Ann Lee'],
      ['pages', 'open-library', '352'],
      ['description', 'google-books', 'A town.'],
      ['contributors', 'google-books', [{ name: 'Ann Lee', role: 'A01' }]],
    ]);
  });

  it('keeps filled fields and fills an empty list', () => {
    const contributors = [{ name: ' ', role: 'A01' }];
    const typed = { title: 'Mine', author: 'Me', pages: '7', description: 'My words.' };
    expect(fillIn({ ...typed, contributors }).map(([name]) => name)).toEqual(['contributors']);
    expect(fillIn({ ...typed, contributors: [{ name: 'Me', role: 'A01' }] })).toEqual([]);
  });
});

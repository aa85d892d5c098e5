import { describe, expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { coAuthorsOf, contributedBy, contributorGroups } from './contributors.ts';

const made = aBook({
  author: 'Ann Lee',
  contributors: [
    { name: 'Ann Lee', role: 'A01' },
    { name: 'Bo Ek', role: 'A01' },
    { name: 'Cy Moss', role: 'Z98' },
    { name: 'Di Roe', role: 'B06' },
    { name: 'Ann Lee', role: 'A12' },
    { name: 'Ed Poe', role: 'B06' },
    { name: 'Di Roe', role: 'B06' },
  ],
});

describe('contributors', () => {
  it('are grouped by role without duplicates, unnamed roles last', () => {
    expect(contributorGroups(made)).toEqual([
      { role: 'B06', names: ['Di Roe', 'Ed Poe'] },
      { role: 'A12', names: ['Ann Lee'] },
      { role: null, names: ['Cy Moss'] },
    ]);
    expect(contributorGroups(aBook())).toEqual([]);
  });

  it('include co-authors', () => {
    expect(coAuthorsOf(made)).toEqual(['Bo Ek']);
    expect(coAuthorsOf(aBook())).toEqual([]);
    expect(coAuthorsOf({ ...made, author: 'Bo Ek and Ann Lee' })).toEqual([]);
    expect(coAuthorsOf({ author: 'Lisa Ek', contributors: [{ name: 'Li', role: 'A01' }] })).toEqual(['Li']);
  });

  it('have a role in words if one exists', () => {
    expect(contributedBy('B06', 'Di Roe').join('')).toBe('Translated by Di Roe');
    expect(contributedBy(null, 'Cy Moss').join('')).toBe('Cy Moss');
  });
});

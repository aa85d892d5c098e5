import { expect, it } from 'vitest';
import { books } from '../../api/test/records.ts';
import { editorsPick } from './editorsPick.ts';

/** Twelve books, of which those at these places are trending. */
const newest = (...trending: number[]) =>
  books(12).map((book, index) => ({ ...book, trending: trending.includes(index) }));

// rows: 601
it('is a trending book that does not stand in the banner', () => {
  expect(editorsPick(newest(1, 6, 9))?._id).toBe('b7');
});

// rows: 601
it('is one of the banner where no other is trending, and none where none is', () => {
  expect(editorsPick(newest(2))?._id).toBe('b3');
  expect(editorsPick(newest())).toBeUndefined();
  expect(editorsPick([])).toBeUndefined();
});

// rows: 601
it('is a book that can be bought', () => {
  const [sold, ...others] = newest(0, 8);
  expect(editorsPick([{ ...(sold as (typeof others)[0]), availability: 'sold-out' }, ...others])?._id).toBe('b9');
});

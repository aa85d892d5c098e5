import { describe, expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { inOrderOfSeries, nextInSeries } from './series.ts';

const volume = (_id: string, number?: string) =>
  aBook({ _id, series: { name: 'Roads', ...(number !== undefined && { number }) } });
const idsOf = (books: readonly { _id: string }[]) => books.map(({ _id }) => _id);

describe('the books of a series', () => {
  it('the books of a series are in the order of their numbers, 2 before 10, and those without one come last', () => {
    const books = [volume('z'), volume('ten', '10'), volume('a'), volume('two', '2'), volume('2a', '2a')];
    expect(idsOf(inOrderOfSeries(books))).toEqual(['two', '2a', 'ten', 'a', 'z']);
  });

  it('the next book of a series has the next number, and is no other edition of the same', () => {
    const books = inOrderOfSeries([volume('two', '2'), volume('two-paper', '2'), volume('ten', '10'), volume('none')]);
    expect(nextInSeries(volume('one', '1'), books)?._id).toBe('two');
    expect(nextInSeries(volume('two-paper', '2'), books)?._id).toBe('ten');
    expect(nextInSeries(volume('ten', '10'), books)).toBeUndefined();
    expect(nextInSeries(volume('none'), books)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { aBook } from '../test/aBook.ts';
import { inOrderOfSeries, nextInSeries } from './series.ts';

const volume = (_id: string, number?: string) =>
  aBook({ _id, series: { name: 'Roads', ...(number !== undefined && { number }) } });
const idsOf = (books: readonly { _id: string }[]) => books.map(({ _id }) => _id);

describe('series', () => {
  it('sorts numerically, 2 before 10, unnumbered last', () => {
    const books = [volume('z'), volume('ten', '10'), volume('a'), volume('two', '2'), volume('2a', '2a')];
    expect(idsOf(inOrderOfSeries(books))).toEqual(['two', '2a', 'ten', 'a', 'z']);
  });

  it('skips other editions of the same number', () => {
    const books = inOrderOfSeries([volume('two', '2'), volume('two-paper', '2'), volume('ten', '10'), volume('none')]);
    expect(nextInSeries(volume('one', '1'), books)?._id).toBe('two');
    expect(nextInSeries(volume('two-paper', '2'), books)?._id).toBe('ten');
    expect(nextInSeries(volume('ten', '10'), books)).toBeUndefined();
    expect(nextInSeries(volume('none'), books)).toBeUndefined();
  });
});

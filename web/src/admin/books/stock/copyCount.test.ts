import { describe, expect, it } from 'vitest';
import { aBook } from '../../../api/test/records.ts';
import { copiesAfter, copiesText, knownCopies, toStockChange } from './copyCount.ts';

describe('toStockChange', () => {
  it.each([
    [12, '15', { change: 3 }],
    [12, '0', { change: -12 }],
    [null, '4', { count: 4 }],
    [12, ' ', { count: null }],
    [12, '12', null],
    [null, '', null],
  ])('turns %j seen copies and the text %j into the change %j', (seen, typed, change) => {
    expect(toStockChange(seen, typed)).toEqual(change);
  });
});

it.each([
  [12, { change: -2 }, 10],
  [null, { change: 1 }, 1],
  [12, { count: null }, null],
  [null, { count: 7 }, 7],
])('turns %j copies by the change %j into %j', (count, change, after) => {
  expect(copiesAfter(count, change)).toBe(after);
});

it.each([
  [{}, null, 'Stock not tracked'],
  [{ availability: 'in-stock' }, undefined, 'Stock tracked'],
  [{ availability: 'low', left: 1 }, 1, '1 copy'],
  [{ availability: 'sold-out' }, 0, '0 copies'],
] as const)('shows a book with %j and %j known copies as “%s”', (fields, count, text) => {
  expect(knownCopies(aBook(fields))).toBe(count);
  expect(copiesText(count)).toBe(text);
});

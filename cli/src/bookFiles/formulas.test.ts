import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSafeCell, toSafeCell } from './formulas.ts';

// E41
describe('a cell that looks like a formula', () => {
  it.each(['=1+1', '+49 316', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('is kept from being one: %j', (text) => {
    expect(toSafeCell(text)).toBe(`'${text}`);
  });

  it('is only that: other text stays as it is', () => {
    for (const text of ['', 'Dune', "'Tis pity", 'a=b', '1984']) expect(toSafeCell(text)).toBe(text);
  });

  it('comes back as it was, whatever it was', () => {
    const texts = string({ unit: constantFrom("'", '=', '+', '-', '@', '\t', '＝', 'a') });
    assert(property(texts, (text) => fromSafeCell(toSafeCell(text)) === text));
  });
});

import { describe, expect, it } from 'vitest';
import { plainAmount } from './plainAmount.ts';

describe('an amount as people write it', () => {
  it.each([
    ['19.99', '19.99'],
    ['19,99', '19.99'],
    ['$19.99', '19.99'],
    [' 19.99\u00a0', '19.99'],
    ['1,234.50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1 234,5', '1234.5'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['0,999', '0.999'],
    ['.5', '.5'],
    ['20', '20'],
  ])('%j is %j', (text, amount) => {
    expect(plainAmount(text)).toBe(amount);
  });

  it.each(['', ' ', '$', 'free', '-5', '1e3', '12 books', '5.', '1,,2'])('%j is none', (text) => {
    expect(plainAmount(text)).toBeNull();
  });
});

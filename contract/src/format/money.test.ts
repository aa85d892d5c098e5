import type { CurrencyCode } from '@bookstore/shop-kit/currencies';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { centsToNumber, centsToString, formatCents, formatDollars, formatPrice, toCents } from './money.ts';

async function currencyOf(currency: CurrencyCode, languageTag: string) {
  vi.resetModules();
  vi.doMock('@bookstore/shop/shop', () => ({ shop: { name: 'A shop', mark: '', currency, languageTag } }));
  return await import('./currency.ts');
}

afterEach(() => {
  vi.doUnmock('@bookstore/shop/shop');
  vi.resetModules();
});

it.each([
  ['USD', 'en', '$1234.50', '$1,234.50', 'dollars'],
  ['EUR', 'en', '€1234.50', '€1,234.50', 'euros'],
  ['EUR', 'de', '1234,50 €', '1.234,50 €', 'euros'],
  ['GBP', 'en-GB', '£1234.50', '£1,234.50', 'pounds'],
  ['SEK', 'en', 'kr 1234.50', 'kr 1,234.50', 'kronor'],
] as const)('writes %s in %s', async (code, tag, short, long, name) => {
  const { formatAmount, shortCurrencyName } = await currencyOf(code, tag);
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect([plain(formatAmount(1234.5)), plain(formatAmount(1234.5, true))]).toEqual([short, long]);
  expect(shortCurrencyName()).toBe(name);
});

describe('toCents', () => {
  it.each([
    [24.5, 2450],
    ['24.5', 2450],
    ['0.01', 1],
    [1_000_000, 100_000_000],
    [4.35, 435],
  ])('reads %j as %i cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it.each([
    -1,
    1.999,
    1e21,
    1e-7,
    Number.NaN,
    '',
    ' 1',
    '1e3',
    '+1',
    '01',
    '1.',
    '.5',
    '1,5',
    '9'.repeat(13),
    null,
    [5],
    5n,
  ])('refuses %s', (amount) => {
    expect(toCents(amount)).toBeNull();
  });

  it('agrees with cents on the wire up to 200 dollars', () => {
    const all = Array.from({ length: 20_000 }, (_, cents) => cents);
    expect(all.map((cents) => toCents(centsToNumber(cents)))).toEqual(all);
    expect(all.map((cents) => toCents(centsToString(cents)))).toEqual(all);
  });
});

it('writes a dollar sign and two decimals', () => {
  expect(formatCents(30)).toBe('$0.30');
  expect(formatPrice(24.9)).toBe('$24.90');
  expect(formatDollars(1234.5)).toBe('$1,234.50');
  expect(centsToString(10_000_000_000)).toBe('100000000.00');
});

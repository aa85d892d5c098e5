import { describe, expect, it } from 'vitest';
import { currencyNames, hasOtherCurrency, readCount, readPages, readPrice } from './numbers.ts';

describe('readPrice', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['12.5', '12.5'],
    ['12', '12'],
    ['007.50', '7.50'],
    ['.50', '0.50'],
    ['$1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1,234,567', '1234567'],
    ['1,234.5000', '1234.50'],
    ['12.5000', '12.50'],
    ['12.500000', '12.50'],
    ['0.500', '0.50'],
    ['1234.500', '1234.50'],
    ['US$12.50', '12.50'],
    ['US$ 12.50', '12.50'],
    ['USD 12.50', '12.50'],
    ['12.50 USD', '12.50'],
    ['12.50 $', '12.50'],
    ['US $12.50', '12.50'],
    ['U.S. $12.50', '12.50'],
    ['$12.50 USD', '12.50'],
    ['１２.５０', '12.50'],
    ['\u200e12.50\u2069', '12.50'],
    ['199,-', '199'],
    ['199.—', '199'],
    ['199,- $', '199'],
    ['199,-- $', '199'],
    ['12 345 678,50', '12345678.50'],
    ['12.345.678', '12345678'],
    ['12,345,678', '12345678'],
    ['12\t $', '12'],
    [`${'0'.repeat(39)}5`, '5'],
  ])('reads %j as %s', (cell, price) => {
    expect(readPrice(cell)).toBe(price);
  });

  it.each([
    '€12.50',
    '12,50 €',
    '£12.50',
    'CA$12.50',
    'A$12.50',
    'EUR 12.50',
    '12.50 GBP',
    '1,234',
    '1.234',
    '12.500',
    '12.505',
    '12.5050',
    '12 50',
    '12½',
    '12.5²',
    '12.50¹',
    'USD.250',
    '-5',
    '1e3',
    '12.50.',
    '1,23,456',
    '1.234.56',
    '1,234,56',
    '12.50/13.50',
    '12.50 per copy',
    '1234 567',
    '1234,567,890',
    '1234.567.890',
    '199-,',
    'free',
    '',
    `${'0'.repeat(40)}5`,
    '0'.repeat(100_000),
  ])('refuses %j', (cell) => {
    expect(readPrice(cell)).toBeNull();
  });
});

describe('hasOtherCurrency', () => {
  it.each([
    '9,50 €',
    '£7.99',
    '25.00 EUR',
    'CHF 1.2.3',
    'Euro 5',
    '5 euros',
    'kr 5',
    '5 kr.',
    '5 Kč',
    '5 zł',
    'Fr 5',
    'Fr. 5',
  ])('finds one in %j', (cell) => {
    expect(hasOtherCurrency(cell)).toBe(true);
  });

  it.each(['$9.50', '12.50 USD', '1,234 $', '12.50 per copy', 'RRP 9.50', 'Neuro 5', 'Free 5', 'free', ''])(
    'finds none in %j',
    (cell) => {
      expect(hasOtherCurrency(cell)).toBe(false);
    },
  );
});

describe('currencyNames', () => {
  it("includes the currency's signs in English and the shop's language", () => {
    expect([...currencyNames('EUR', 'de-DE')]).toEqual(expect.arrayContaining(['eur', '€']));
    expect([...currencyNames('CHF', 'de-CH')]).toContain('chf');
    expect([...currencyNames('CAD', 'en-CA')]).toEqual(expect.arrayContaining(['$', 'ca$', 'cad']));
    expect([...currencyNames('USD', 'en-US')].toSorted()).toEqual(['$', 'us$', 'usd', 'usd$']);
    expect(currencyNames('EUR', 'de-DE')).toEqual(new Set(['€', 'eur']));
  });
});

describe('readCount', () => {
  it.each([
    ['3', '3'],
    ['3.0', '3'],
    ['3,00', '3'],
    ['1 000', '1000'],
    ["1'000", '1000'],
    ['1,000,000', '1000000'],
    ['007', '7'],
    ['\ufeff１２', '12'],
    [`${'0'.repeat(39)}5`, '5'],
  ])('reads %j as %s', (cell, count) => {
    expect(readCount(cell)).toBe(count);
  });

  it.each(['1,000', '1.000', '2.5', '-2', 'abc', '3 pcs', '1 00', '', '>10', '3²', '②', `${'0'.repeat(40)}5`])(
    'refuses %j',
    (cell) => {
      expect(readCount(cell)).toBeNull();
    },
  );
});

describe('readPages', () => {
  it.each([
    ['320', '320'],
    ['320 pages', '320'],
    ['xii, 320 p. : 14 ill. ; 24 cm', '320'],
    ['XII, 320 S.', '320'],
    ['320.0', '320'],
    ['320 p: ill', '320'],
    ['320 p : 24 cm', '320'],
    [`320 ${'p'.repeat(36)}`, '320'],
  ])('reads %j as %s', (cell, pages) => {
    expect(readPages(cell)).toBe(pages);
  });

  it.each(['1,234', '2 volumes, 640 pages', '12.5', 'many'])('refuses %j', (cell) => {
    expect(readPages(cell)).toBeNull();
  });
});

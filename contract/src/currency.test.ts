import type { CurrencyCode } from '@bookstore/shop-kit/currencies';
import { afterEach, expect, it, vi } from 'vitest';

/** The module as it is with another shop. */
async function currencyOf(currency: CurrencyCode, languageTag: string) {
  vi.resetModules();
  vi.doMock('@bookstore/shop/shop', () => ({ shop: { name: 'A shop', mark: '', currency, languageTag } }));
  return await import('./currency.ts');
}

afterEach(() => {
  vi.doUnmock('@bookstore/shop/shop');
  vi.resetModules();
});

// rows: 663
it.each([
  ['USD', 'en', '$1234.50', '$1,234.50', '$', 'dollars'],
  ['EUR', 'en', '€1234.50', '€1,234.50', '€', 'euros'],
  ['EUR', 'de', '1234,50 €', '1.234,50 €', '€', 'euros'],
  ['GBP', 'en-GB', '£1234.50', '£1,234.50', '£', 'pounds'],
  ['SEK', 'en', 'kr 1234.50', 'kr 1,234.50', 'kr', 'kronor'],
] as const)('writes %s in %s', async (code, tag, short, long, sign, name) => {
  const { formatAmount, currencySign, shortCurrencyName } = await currencyOf(code, tag);
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect([plain(formatAmount(1234.5)), plain(formatAmount(1234.5, true))]).toEqual([short, long]);
  expect([currencySign(), shortCurrencyName()]).toEqual([sign, name]);
});

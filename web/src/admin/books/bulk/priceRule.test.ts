import { describe, expect, it } from 'vitest';
import { applyPriceRule, isValidPriceRule, type PriceRule, priceProblem } from './priceRule.ts';

const rule = (text: string): PriceRule => {
  const [, sign, value = '', by] = /^([-+])(.*?)([%$])$/.exec(text) ?? [];
  return { direction: sign === '-' ? 'lower' : 'raise', by: by === '%' ? 'percent' : 'amount', value };
};

describe('price rule', () => {
  it.each([
    [1999, '-5.00$', 1499],
    [1999, '+0.01$', 2000],
    [1999, '-10%', 1799],
    [1999, '+12.5%', 2249],
    [10, '-25%', 8],
    [10, '-75%', 3],
    [1, '-100%', 0],
    [100, '-5$', -400],
    [99_999_999, '+0.02$', 100_000_001],
    [100_000_000, '+900%', 1_000_000_000],
  ])('turns %i cents by the rule %s into %i', (cents, text, wanted) => {
    expect(applyPriceRule(cents, rule(text))).toBe(wanted);
  });

  it.each(['-$', '-0$', '+0.00%', '+x$', '-1.005$', '-101%', '+-5$', '+1000000.01$', '+1e3%'])(
    'rejects the rule %s',
    (text) => {
      expect(isValidPriceRule(rule(text))).toBe(false);
      expect(applyPriceRule(100, rule(text))).toBeNull();
    },
  );

  it('reports a result outside the price range', () => {
    expect([-1, 0, 100_000_000, 100_000_001].map(priceProblem)).toEqual([
      'would be below $0.00',
      null,
      null,
      'would be above the highest price',
    ]);
  });
});

import { expect, it } from 'vitest';
import { chargesText } from './chargesText.ts';

it('names each country and its charge', () => {
  const charge = { default: 890, byCountry: { DE: 290 }, freeFrom: 2500 };
  expect(chargesText(charge)).toBe('Germany $2.90, other countries $8.90; free from $25.00');
  expect(chargesText({ default: 890, byCountry: { DE: 290 } }, ['DE', 'FR'])).toBe('Germany $2.90, France $8.90');
  expect(chargesText({ default: 400 })).toBe('$4.00');
});

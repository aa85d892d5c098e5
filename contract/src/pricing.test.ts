import { describe, expect, it } from 'vitest';
import { changedTotals, orderTotals, totalsOfBooks } from './pricing.ts';

const charge = { default: 890, byCountry: { DE: 290 }, freeFrom: 2500 };
const gift = { country: 'DE', isWrapped: true };

describe('orderTotals', () => {
  it.each([
    ['no more than its books', [1250, 625], undefined, {}, 0, 0, 1875],
    ['delivery to its country', [1000], { country: 'DE' }, { charge }, 290, 0, 1290],
    ['delivery to any other country', [1000], { country: 'FR' }, { charge }, 890, 0, 1890],
    ['delivery to an unknown country', [1000], { country: null }, { charge }, 890, 0, 1890],
    ['the same delivery everywhere', [1000], { country: 'DE' }, { charge: { default: 890 } }, 890, 0, 1890],
    ['delivery just below the free sum', [2499], { country: 'DE' }, { charge }, 290, 0, 2789],
    ['no delivery from the free sum on', [1250, 1250], { country: 'DE' }, { charge }, 0, 0, 2500],
    ['gift wrap, which does not count towards free delivery', [2400], gift, { charge, giftWrap: 250 }, 290, 250, 2940],
    ['no gift wrap in a shop without it', [2400], gift, {}, 0, 0, 2400],
    ['nothing without books', [], gift, { charge, giftWrap: 250 }, 0, 0, 0],
  ])('contains %s', (_what, books, choice, policy, deliveryCents, wrapCents, totalCents) => {
    const booksCents = totalCents - deliveryCents - wrapCents;
    expect(orderTotals(books, choice, policy)).toEqual({ booksCents, deliveryCents, wrapCents, totalCents });
  });

  it('follows the policy of the shop', () => {
    expect(orderTotals([1250, 625])).toEqual({ booksCents: 1875, deliveryCents: 0, wrapCents: 0, totalCents: 1875 });
  });

  // E34
  it('adds prices in cents without rounding errors', () => {
    expect(totalsOfBooks([{ newPrice: 0.1 }, { newPrice: 0.2 }]).totalCents).toBe(30);
    expect(totalsOfBooks(Array.from({ length: 100 }, () => ({ newPrice: 1_000_000 }))).totalCents).toBe(10_000_000_000);
  });
});

describe('changedTotals', () => {
  const byCountry = { default: 490, byCountry: { DE: 290 } };
  const freeFrom = { default: 490, freeFrom: 3000 };

  it.each([
    ['no more than was agreed', [490, 300], [1000], null, freeFrom, 490, 1790],
    ['no delivery charge that has since become free', [490, 300], [1000, 2000], null, freeFrom, 0, 3300],
    ['no delivery charge if it was free', [0, 0], [1000], null, freeFrom, 0, 1000],
    ['a delivery charge that has since become cheaper', [490, 300], [1000], 'DE', byCountry, 290, 1590],
  ] as const)('contains %s', (_what, [agreed, wrapCents], books, country, charge, deliveryCents, totalCents) => {
    const booksCents = totalCents - deliveryCents - wrapCents;
    const policy = { charge, giftWrap: 900 };
    expect(changedTotals({ deliveryCents: agreed, wrapCents }, books, country, policy)).toEqual({
      booksCents,
      deliveryCents,
      wrapCents,
      totalCents,
    });
  });
});

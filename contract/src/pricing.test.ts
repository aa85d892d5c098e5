import { describe, expect, it } from 'vitest';
import { changedTotals, orderTotals, totalsOfBooks } from './pricing.ts';

const charge = { default: 890, byCountry: { DE: 290 }, freeFrom: 2500 };

describe('totals', () => {
  it('the total of an order is the sum of its books where the shop charges nothing beside them', () => {
    const totals = { booksCents: 1875, deliveryCents: 0, wrapCents: 0, totalCents: 1875 };
    expect(orderTotals([1250, 625], undefined, {})).toEqual(totals);
    expect(orderTotals([1250, 625])).toEqual(totals);
  });

  it('the total of an order contains the delivery to its country, or to any other', () => {
    expect(orderTotals([1000], { country: 'DE' }, { charge })).toMatchObject({ deliveryCents: 290, totalCents: 1290 });
    expect(orderTotals([1000], { country: 'FR' }, { charge })).toMatchObject({ deliveryCents: 890, totalCents: 1890 });
    expect(orderTotals([1000], { country: null }, { charge })).toMatchObject({ deliveryCents: 890, totalCents: 1890 });
  });

  it('the total of an order contains the same delivery to every country where the shop names none', () => {
    expect(orderTotals([1000], { country: 'DE' }, { charge: { default: 890 } })).toMatchObject({ deliveryCents: 890 });
  });

  it('the total of an order contains no delivery from the sum on that the shop names', () => {
    expect(orderTotals([2499], { country: 'DE' }, { charge })).toMatchObject({ totalCents: 2789 });
    expect(orderTotals([1250, 1250], { country: 'DE' }, { charge })).toMatchObject({ totalCents: 2500 });
  });

  it('the total of an order contains the wrap where it is a gift, which makes no delivery free', () => {
    const choice = { country: 'DE', isWrapped: true };
    const totals = { booksCents: 2400, deliveryCents: 290, wrapCents: 250, totalCents: 2940 };
    expect(orderTotals([2400], choice, { charge, giftWrap: 250 })).toEqual(totals);
    expect(orderTotals([2400], choice, {})).toMatchObject({ wrapCents: 0, totalCents: 2400 });
  });

  it('the total of an order without books is nothing', () => {
    const totals = { booksCents: 0, deliveryCents: 0, wrapCents: 0, totalCents: 0 };
    expect(orderTotals([], { country: 'DE', isWrapped: true }, { charge, giftWrap: 250 })).toEqual(totals);
  });

  // E34
  it('the total of an order adds prices as cents, without rounding errors', () => {
    expect(totalsOfBooks([{ newPrice: 0.1 }, { newPrice: 0.2 }]).totalCents).toBe(30);
    expect(totalsOfBooks(Array.from({ length: 100 }, () => ({ newPrice: 1_000_000 }))).totalCents).toBe(10_000_000_000);
  });
});

it('an order whose books are changed pays no more for delivery and wrap than was agreed, and less where it is now carried for nothing', () => {
  const charge = { default: 490, freeFrom: 3000 };
  const charged = { deliveryCents: 490, wrapCents: 300 };
  expect(changedTotals(charged, [1000], null, { charge, giftWrap: 900 })).toEqual({
    booksCents: 1000,
    deliveryCents: 490,
    wrapCents: 300,
    totalCents: 1790,
  });
  expect(changedTotals(charged, [1000, 2000], null, { charge }).totalCents).toBe(3300);
  expect(changedTotals({ deliveryCents: 0, wrapCents: 0 }, [1000], null, { charge }).totalCents).toBe(1000);
  expect(changedTotals(charged, [1000], 'DE', { charge: { default: 490, byCountry: { DE: 290 } } }).deliveryCents).toBe(
    290,
  );
});

import { describe, expect, it } from 'vitest';
import { orderTotals, totalsOfBooks } from './pricing.ts';

describe('the total of an order', () => {
  it('is the sum of its books, without delivery charge or taxes beside their prices', () => {
    expect(orderTotals([1250, 625])).toEqual({ booksCents: 1875, totalCents: 1875 });
    expect(orderTotals([])).toEqual({ booksCents: 0, totalCents: 0 });
  });

  // E34
  it('is the same of books as the API answers them, exact to the cent', () => {
    expect(totalsOfBooks([{ newPrice: 0.1 }, { newPrice: 0.2 }]).totalCents).toBe(30);
    expect(totalsOfBooks(Array.from({ length: 100 }, () => ({ newPrice: 1_000_000 }))).totalCents).toBe(10_000_000_000);
  });
});

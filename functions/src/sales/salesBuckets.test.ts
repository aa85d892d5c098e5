import { addDays, countDays } from '@bookstore/contract/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketsOf } from './sales.service.ts';

describe('days put together', () => {
  it('days put together are the plain sum of the days between one start and the next', () => {
    const totals = fc.record({ orders: fc.nat({ max: 9 }), books: fc.nat({ max: 99 }), cents: fc.nat({ max: 1e6 }) });
    const days = fc.uniqueArray(fc.tuple(fc.nat({ max: 399 }), totals), { maxLength: 60, selector: ([day]) => day });
    fc.assert(
      fc.property(
        fc.nat({ max: 2_000 }),
        fc.integer({ min: 399, max: 399 }),
        days,
        fc.constantFrom('day', 'week', 'month'),
        (shift, length, sold, by) => {
          const from = addDays('2023-12-20', shift);
          const range = { from, to: addDays(from, length) };
          const map = new Map(sold.map(([day, figures]) => [addDays(from, day), figures]));
          const buckets = bucketsOf(map, range, by as 'day' | 'week' | 'month');
          for (const [index, { start, ...bucket }] of buckets.entries()) {
            const end = buckets[index + 1]?.start ?? addDays(range.to, 1);
            const inside = [...map].filter(([day]) => day >= start && day < end).map(([, figures]) => figures);
            const sum = (name: 'orders' | 'books' | 'cents') =>
              inside.reduce((total, figures) => total + figures[name], 0);
            expect(bucket).toEqual({ orders: sum('orders'), books: sum('books'), revenue: sum('cents') / 100 });
          }
          expect(buckets[0]?.start).toBe(from);
          expect(countDays(range)).toBe(400);
        },
      ),
    );
  });
});

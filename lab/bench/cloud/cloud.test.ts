import type { Book } from '@bookstore/contract/api/book';
import { describe, expect, it } from 'vitest';
import type { Bottleneck } from '../../../tools/lib/stack/asInProduction.ts';
import { basketsOf, drawsOf, popularBooks } from './baskets.ts';
import { heldBackBy, worstOf } from './step.ts';

const BOOKS = Array.from({ length: 2_400 }, (_, i) => ({ _id: `book-${i}`, newPrice: 1 + i / 100 }) as Book);

const bottleneck = (kind: Bottleneck['kind'], name: string, waited: number): Bottleneck => ({
  kind,
  name,
  waited,
  writes: 1,
  refused: 0,
});

describe('what held orders back', () => {
  it('what held orders back is what was waited for longest, documents of one kind together', () => {
    const copies = Array.from({ length: 12 }, (_, i) => bottleneck('document', `stock/book-${i}`, 100));
    const all = [
      bottleneck('document', 'sales/2026-11-22', 900),
      bottleneck('index', 'orders (createdAt)', 300),
      ...copies,
    ];
    expect(worstOf(all)).toEqual({ name: 'the copies of one book', waited: 1_200 });
    expect(worstOf(all.slice(0, 2)).name).toBe('the day’s sales, one document');
    expect(worstOf([bottleneck('lock', 'books/a', 5), bottleneck('document', 'meta/catalogue', 6)]).name).toBe(
      'meta/catalogue',
    );
  });

  it('what held orders back is nothing where an order hardly waits, and the machine where its processor was short', () => {
    const worst = { name: 'the copies of one book', waited: 500 };
    expect(heldBackBy(worst, 200, { busiest: 30, together: 40, p50: 100 })).toBe('nothing');
    expect(heldBackBy(worst, 10, { busiest: 30, together: 40, p50: 100 })).toBe('the copies of one book');
    expect(heldBackBy(worst, 200, { busiest: 30, together: 40, p50: 900 })).toBe('others on this machine');
    expect(heldBackBy(worst, 10, { busiest: 95, together: 40, p50: 100 })).toBe('this machine’s processor');
    expect(heldBackBy(worst, 10, { busiest: 60, together: 75, p50: 100 })).toBe('this machine’s processor');
  });
});

describe('the baskets', () => {
  it('the baskets have one to five different books, those that sell best most often, at their prices', () => {
    const customers = Array.from({ length: 3_000 }, (_, i) => ({ email: `c${i}@example.com`, token: `t${i}` }));
    const bodies = basketsOf(customers, BOOKS).map(
      ({ body = '' }) => JSON.parse(body) as { productIds: string[]; totalPrice: string },
    );
    const sold = bodies.flatMap(({ productIds }) => productIds);
    expect(sold.length / bodies.length).toBeGreaterThan(1.9);
    expect(sold.length / bodies.length).toBeLessThan(2.4);
    const share = sold.filter((id) => id === 'book-0').length / bodies.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.06);
    const [first] = bodies;
    const cents = first?.productIds.map((id) => 100 + Number(id.slice('book-'.length)));
    expect(first?.totalPrice).toBe(((cents ?? []).reduce((sum, one) => sum + one, 0) / 100).toFixed(2));
    expect(new Set(first?.productIds).size).toBe(first?.productIds.length);
  });

  it('the baskets are the same each time', () => {
    const draw = () => Array.from({ length: 5 }, popularBooks(BOOKS, drawsOf(7))).map(({ _id }) => _id);
    expect(draw()).toEqual(draw());
  });
});

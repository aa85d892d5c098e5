import { describe, expect, it } from 'vitest';
import { createSaleSharding } from './saleSharding.ts';

/** So many sales at once: how many of them go into their day's document. */
const writesOfDay = (places: ReturnType<typeof createSaleSharding>, sales: number) =>
  Array.from({ length: sales }, () => places.mayWriteDay('2026-11-22')).filter(Boolean).length;

// rows: 706
describe('an instance records sales', () => {
  it('in the document of the day while there are few, and as one of ten once in ten seconds while there are many', () => {
    let now = 0;
    const places = createSaleSharding(12, 10, () => now);
    expect(writesOfDay(places, 100)).toBe(10);
    now += 9_999;
    expect(writesOfDay(places, 100)).toBe(0);
    now += 1;
    expect(writesOfDay(places, 100)).toBe(1);
    now += 3_600_000;
    expect(writesOfDay(places, 100)).toBe(10);
  });

  it('counts each day for itself', () => {
    const places = createSaleSharding(12, 10, () => 0);
    expect(writesOfDay(places, 100)).toBe(10);
    expect(places.mayWriteDay('2026-11-23')).toBe(true);
    expect(writesOfDay(places, 1)).toBe(0);
  });

  it('again in the document of the day, when its clock was set back meanwhile', () => {
    let now = 3_600_000;
    const places = createSaleSharding(12, 10, () => now);
    expect(writesOfDay(places, 100)).toBe(10);
    now = 0;
    expect(writesOfDay(places, 100)).toBe(10);
  });

  it('and keeps in mind no more than a hundred days', () => {
    const places = createSaleSharding(12, 10, () => 0);
    expect(writesOfDay(places, 100)).toBe(10);
    for (let day = 1; day <= 100; day += 1) places.mayWriteDay(`day ${day}`);
    expect(writesOfDay(places, 100)).toBe(10);
  });

  it('else in one of as many shards as the shop has', () => {
    const places = createSaleSharding(3);
    expect(new Set(Array.from({ length: 200 }, () => places.pickShard()))).toEqual(new Set(['0', '1', '2']));
  });
});

import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './forEachConcurrently.ts';

const NUMBERS = Array.from({ length: 10 }, (_, index) => index);

describe('forEachConcurrently', () => {
  it('handles all items, four at a time', async () => {
    let atWork = 0;
    let most = 0;
    const done: number[] = [];
    const work = async (number: number) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await Promise.resolve();
      atWork -= 1;
      done.push(number);
    };
    await forEachConcurrently(NUMBERS, work, () => false);
    expect(done.toSorted((a, b) => a - b)).toEqual(NUMBERS);
    expect(most).toBe(4);
  });

  it('starts no item after it is cancelled', async () => {
    const begun: number[] = [];
    const work = async (number: number) => {
      begun.push(number);
      await Promise.resolve();
    };
    await forEachConcurrently(NUMBERS, work, () => begun.length >= 6);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

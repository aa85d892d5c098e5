import { describe, expect, it } from 'vitest';
import { retryInHalves, TransactionSize } from './transactionSize.ts';

const MEBIBYTE = 1024 * 1024;

async function write(sizes: number[]): Promise<number[]> {
  const size = new TransactionSize();
  for (const bytes of sizes) size.add(bytes);
  return sizes;
}

describe('retryInHalves', () => {
  it('splits items that exceed the budget, in order', async () => {
    const sizes = [1, 2, 3, 2].map((count) => count * MEBIBYTE);
    expect(await retryInHalves(sizes, write)).toEqual([sizes.slice(0, 2), sizes.slice(2)]);
  });

  it('writes a single item of any size', async () => {
    expect(await retryInHalves([8 * MEBIBYTE, 1], write)).toEqual([[8 * MEBIBYTE], [1]]);
  });

  it('splits items that Firestore rejects as too big', async () => {
    const refusal = Object.assign(new Error('Transaction too big. Decrease transaction size.'), { code: 3 });
    const runs: string[][] = [];
    const refuse = async (items: string[]) => {
      runs.push(items);
      throw refusal;
    };
    await expect(retryInHalves(['a', 'b', 'c'], refuse)).rejects.toBe(refusal);
    expect(runs).toEqual([['a', 'b', 'c'], ['a', 'b'], ['a']]);
  });

  it('throws other errors immediately', async () => {
    const error = Object.assign(new Error('Invalid value.'), { code: 3 });
    await expect(retryInHalves([1, 2], () => Promise.reject(error))).rejects.toBe(error);
  });
});

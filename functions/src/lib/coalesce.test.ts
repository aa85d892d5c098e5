import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

function aSlowRead() {
  const endings: (() => void)[] = [];
  let begun = 0;
  const read = () => {
    begun += 1;
    const number = begun;
    return new Promise<number>((resolve) => endings.push(() => resolve(number)));
  };
  return { read, end: (index: number) => endings[index]?.(), count: () => begun };
}

describe('coalesce', () => {
  it('shares the next read between callers who arrive during one', async () => {
    const { read, end, count } = aSlowRead();
    const shared = coalesce(read);
    const first = shared();
    const second = shared();
    const third = shared();
    end(0);
    expect(await first).toBe(1);
    end(1);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect(count()).toBe(2);
  });

  it('reports a failure only to callers of that read', async () => {
    let reads = 0;
    const shared = coalesce(async () => {
      reads += 1;
      if (reads === 1) throw new Error('out of reach');
      return 'fine';
    });
    const [first, second] = [shared(), shared()];
    await expect(first).rejects.toThrow('out of reach');
    expect(await second).toBe('fine');
    expect(await shared()).toBe('fine');
  });
});

import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';

const never = () => new Promise<never>(() => undefined);
const begin = (limiter: ReturnType<typeof createConcurrencyLimiter>, key: string) =>
  void limiter(key, never).catch(() => undefined);
const quick = async () => 'done';

describe('limits', () => {
  it('a concurrency limiter refuses a key that has its share, and lets others in', async () => {
    const limiter = createConcurrencyLimiter({ inAll: 4, perKey: 2 });
    begin(limiter, 'a');
    begin(limiter, 'a');
    await expect(limiter('a', quick)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await limiter('b', quick)).toBe('done');
  });

  it('a concurrency limiter refuses everybody when all are taken, and says that it is not their fault', async () => {
    const limiter = createConcurrencyLimiter({ inAll: 2, perKey: 1 });
    begin(limiter, 'a');
    begin(limiter, 'b');
    await expect(limiter('c', quick)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Too much is going on at the moment; try again shortly.',
      details: { retryAfterSeconds: 1 },
    });
  });

  it('a concurrency limiter is free again after a task, one that failed too', async () => {
    const limiter = createConcurrencyLimiter({ inAll: 1, perKey: 1 });
    await expect(limiter('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    for (const key of ['a', 'b', 'a']) expect(await limiter(key, quick)).toBe('done');
  });

  it('a concurrency limiter has as many less as are still taken', async () => {
    const limiter = createConcurrencyLimiter({ inAll: 9, perKey: 3 });
    begin(limiter, 'a');
    begin(limiter, 'a');
    for (let count = 0; count < 3; count += 1) expect(await limiter('a', quick)).toBe('done');
    begin(limiter, 'a');
    await expect(limiter('a', quick)).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

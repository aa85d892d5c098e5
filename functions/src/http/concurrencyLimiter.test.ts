import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';

const never = () => new Promise<never>(() => undefined);
type Limiter = ReturnType<typeof createConcurrencyLimiter>;
const asUnknown = (key: string) => ({ key, isKnown: false });
const asKnown = (key: string) => ({ key, isKnown: true });
const begin = (limiter: Limiter, asking: Parameters<Limiter>[0]) => void limiter(asking, never).catch(() => undefined);
const quick = async () => 'done';

describe('createConcurrencyLimiter', () => {
  it('reserves capacity for known callers', async () => {
    const limiter = createConcurrencyLimiter({ total: 3, unknown: 2, perKey: 2 });
    begin(limiter, asUnknown('a'));
    begin(limiter, asUnknown('b'));
    await expect(limiter(asUnknown('c'), quick)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await limiter(asKnown('d'), quick)).toBe('done');
    begin(limiter, asKnown('d'));
    await expect(limiter(asKnown('e'), quick)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('rejects a key at its limit, and admits others', async () => {
    const limiter = createConcurrencyLimiter({ total: 4, unknown: 4, perKey: 2 });
    begin(limiter, asUnknown('a'));
    begin(limiter, asUnknown('a'));
    await expect(limiter(asUnknown('a'), quick)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await limiter(asUnknown('b'), quick)).toBe('done');
  });

  it('rejects all callers with 503 when full', async () => {
    const limiter = createConcurrencyLimiter({ total: 2, unknown: 2, perKey: 1 });
    begin(limiter, asUnknown('a'));
    begin(limiter, asUnknown('b'));
    await expect(limiter(asUnknown('c'), quick)).rejects.toMatchObject({
      code: 'unavailable',
      message: "We're very busy right now; try again shortly.",
      details: { retryAfterSeconds: 1 },
    });
  });

  it('releases its slot after each task, failed or not', async () => {
    const limiter = createConcurrencyLimiter({ total: 1, unknown: 1, perKey: 1 });
    await expect(limiter(asUnknown('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    for (const key of ['a', 'b', 'a']) expect(await limiter(asUnknown(key), quick)).toBe('done');
  });

  it('counts tasks that are still running', async () => {
    const limiter = createConcurrencyLimiter({ total: 9, unknown: 9, perKey: 3 });
    begin(limiter, asUnknown('a'));
    begin(limiter, asUnknown('a'));
    for (let count = 0; count < 3; count += 1) expect(await limiter(asUnknown('a'), quick)).toBe('done');
    begin(limiter, asUnknown('a'));
    await expect(limiter(asUnknown('a'), quick)).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

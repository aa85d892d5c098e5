import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirebase, type Database } from '../firestore/firebase.ts';
import { hashOf } from '../lib/hash.ts';
import { createRateLimiter, type RateLimiter } from './rateLimiter.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

let now: number;
let looks: number;
let limiter: RateLimiter;

const watched: Database = () => {
  looks += 1;
  return firebase.database();
};

beforeEach(() => {
  now = Date.parse('2026-05-01T10:00:00Z');
  looks = 0;
  limiter = createRateLimiter(watched, () => new Date(now));
});

const pass = (seconds: number) => {
  now += seconds * 1000;
};
const aBucket = (count: number, windowSeconds = 60, key = randomUUID()) => ({
  key: ['test', key],
  limits: [{ count, windowSeconds }],
});
type Bucket = ReturnType<typeof aBucket>;
const stored = async ({ key }: Bucket) =>
  (await (await firebase.database()).doc(`throttles/${hashOf(...key)}`).get()).data();

// E28
describe('take', () => {
  it('admits attempts up to the limit, then returns the wait', async () => {
    const bucket = aBucket(2);
    expect(await limiter.take([bucket])).toBeNull();
    pass(10);
    expect(await limiter.take([bucket])).toBeNull();
    pass(10);
    expect(await limiter.take([bucket])).toBe(40);
    pass(40);
    expect(await limiter.take([bucket])).toBeNull();
  });

  it('counts an attempt in all buckets, or none if one is full', async () => {
    const [wide, narrow] = [aBucket(9), aBucket(1, 30)];
    expect(await limiter.take([wide, narrow])).toBeNull();
    expect(await limiter.take([wide, narrow])).toBe(30);
    expect(await stored(wide)).toMatchObject({ times: [now] });
    expect(await stored(narrow)).toMatchObject({ times: [now] });
  });

  it('returns the longest wait of several full buckets', async () => {
    const buckets = [aBucket(1, 30), aBucket(1, 90), aBucket(1, 60)];
    await limiter.take(buckets);
    expect(await limiter.take(buckets)).toBe(90);
    expect(await limiter.take(buckets)).toBe(90);
  });

  it('holds for concurrent attempts', async () => {
    const bucket = aBucket(3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => limiter.take([bucket])));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  });
});

describe('stored attempts', () => {
  it('contain the counted times and their expiry', async () => {
    const bucket = { ...aBucket(5), limits: [10, 60, 30].map((windowSeconds) => ({ count: 5, windowSeconds })) };
    await limiter.take([bucket]);
    pass(61);
    await limiter.take([bucket]);
    pass(1);
    await limiter.take([bucket]);
    const fields = await stored(bucket);
    expect(fields?.times).toEqual([now - 1000, now]);
    expect(fields?.expiresAt.toDate()).toEqual(new Date(now + 60_000));
  });
});

describe('refunds', () => {
  it('remove only the latest attempt', async () => {
    const bucket = aBucket(2);
    const first = now;
    await limiter.take([bucket]);
    pass(1);
    await limiter.take([bucket]);
    await limiter.giveBack([bucket]);
    expect((await stored(bucket))?.times).toEqual([first]);
    expect(await limiter.take([bucket])).toBeNull();
  });

  it('apply to every bucket', async () => {
    const buckets = [aBucket(1), aBucket(1)];
    await limiter.take(buckets);
    await limiter.giveBack(buckets);
    expect(await limiter.take(buckets)).toBeNull();
  });
});

// E29
describe('flood', () => {
  it('costs nothing after the first rejection, and returns the wait', async () => {
    const full = aBucket(1);
    await limiter.take([full]);
    expect(await limiter.take([full])).toBe(60);
    looks = 0;
    pass(9.5);
    expect(await limiter.take([aBucket(1), full])).toBe(51);
    expect(looks).toBe(0);
  });

  it('is checked again after ten seconds', async () => {
    const full = aBucket(1);
    await limiter.take([full]);
    await limiter.take([full]);
    await createRateLimiter(firebase.database, () => new Date(now)).giveBack([full]);
    pass(9.999);
    expect(await limiter.take([full])).toBe(51);
    pass(0.001);
    expect(await limiter.take([full])).toBeNull();
  });

  it('waits no longer than its window', async () => {
    const full = aBucket(1, 5);
    await limiter.take([full]);
    await limiter.take([full]);
    pass(5);
    expect(await limiter.take([full])).toBeNull();
  });

  it('keeps at most a thousand names in memory', async () => {
    const snapshot = { exists: true, data: () => ({ times: [now] }) };
    const asFull = {
      collection: () => ({ doc: (name: string) => name }),
      getAll: async () => [snapshot],
      runTransaction: (task: (transaction: unknown) => Promise<void>) => task({}),
    };
    const flooded = createRateLimiter(
      async () => {
        looks += 1;
        return asFull as unknown as Firestore;
      },
      () => new Date(now),
    );
    const first = aBucket(1);
    await flooded.take([first]);
    for (let count = 1; count < 1_000; count += 1) await flooded.take([aBucket(1)]);
    looks = 0;
    await flooded.take([first]);
    expect(looks).toBe(0);
    await flooded.take([aBucket(1)]);
    await flooded.take([first]);
    expect(looks).toBe(2);
  });
});

it('throws if stored attempts are unreadable', async () => {
  const bucket = aBucket(1);
  await (await firebase.database()).doc(`throttles/${hashOf(...bucket.key)}`).set({ times: 'many' });
  await expect(limiter.take([bucket])).rejects.toThrow();
});

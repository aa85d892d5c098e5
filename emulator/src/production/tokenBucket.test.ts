import { describe, expect, it } from 'vitest';
import { type TestTime, testTime } from './testTime.ts';
import { TokenBucket } from './tokenBucket.ts';

const RATE = { perSecond: 1, burst: 2 };
const TIMEOUT = 3_000;

/** Sends so many writes through at once. Says when each of them went through, in milliseconds, or what it was told instead. */
function acquireAll(bucket: TokenBucket, time: TestTime, count: number): (number | string)[] {
  const ends: (number | string)[] = [];
  for (let i = 0; i < count; i += 1) {
    bucket.acquire(TIMEOUT).then(
      () => ends.push(time.now()),
      (error: Error) => ends.push(`${error.message.split('.')[0]} at ${time.now()}`),
    );
  }
  return ends;
}

describe('tokenBucket', () => {
  it('a token bucket of one write a second takes a few at once, and then one each second, in the order in which they came', async () => {
    const time = testTime();
    const ends = acquireAll(new TokenBucket(RATE, time), time, 5);
    await time.pass(10_000);
    expect(ends).toEqual([0, 0, 1_000, 2_000, 3_000]);
  });

  it('a token bucket of one write a second refuses with ABORTED who would wait too long, when they have waited as long as they may', async () => {
    const time = testTime();
    const bucket = new TokenBucket(RATE, time);
    const ends = acquireAll(bucket, time, 7);
    await time.pass(10_000);
    expect(ends.filter((end) => typeof end === 'number')).toEqual([0, 0, 1_000, 2_000, 3_000]);
    expect(ends.filter((end) => typeof end === 'string')).toEqual(
      Array(2).fill('Too much contention on these documents at 3000'),
    );
    expect(bucket.traffic).toEqual({ writes: 5, waited: 12_000, refused: 2 });
  });

  it('a token bucket of one write a second lets the next one through at once when a write comes to nothing', async () => {
    const time = testTime();
    const bucket = new TokenBucket(RATE, time);
    const ends = acquireAll(bucket, time, 4);
    await time.pass(500);
    bucket.giveBack();
    await time.pass(5_000);
    expect(ends).toEqual([0, 0, 500, 1_000]);
    expect(bucket.traffic.writes).toBe(3);
  });
});

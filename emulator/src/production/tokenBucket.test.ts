import { describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from './manualClock.ts';
import { TokenBucket } from './tokenBucket.ts';

const RATE = { perSecond: 1, burst: 2 };
const TIMEOUT = 3_000;

/** Returns milliseconds until each write got through, or its error. */
function acquireAll(bucket: TokenBucket, time: ManualClock, count: number): (number | string)[] {
  const ends: (number | string)[] = [];
  for (let i = 0; i < count; i += 1) {
    bucket.acquire(TIMEOUT).then(
      () => ends.push(time.now()),
      (error: Error) => ends.push(`${error.message.split('.')[0]} at ${time.now()}`),
    );
  }
  return ends;
}

describe('TokenBucket of one write per second', () => {
  it('admits a burst, then one write per second in order', async () => {
    const time = manualClock();
    const ends = acquireAll(new TokenBucket(RATE, time), time, 5);
    await time.advance(10_000);
    expect(ends).toEqual([0, 0, 1_000, 2_000, 3_000]);
  });

  it('aborts writes after the timeout if they would wait longer', async () => {
    const time = manualClock();
    const bucket = new TokenBucket(RATE, time);
    const ends = acquireAll(bucket, time, 7);
    await time.advance(10_000);
    expect(ends.filter((end) => typeof end === 'number')).toEqual([0, 0, 1_000, 2_000, 3_000]);
    expect(ends.filter((end) => typeof end === 'string')).toEqual(
      Array(2).fill('Too much contention on these documents at 3000'),
    );
    expect(bucket.traffic).toEqual({ writes: 5, waited: 12_000, refused: 2 });
  });

  it('admits the next write when a token is returned', async () => {
    const time = manualClock();
    const bucket = new TokenBucket(RATE, time);
    const ends = acquireAll(bucket, time, 4);
    await time.advance(500);
    bucket.returnToken();
    await time.advance(5_000);
    expect(ends).toEqual([0, 0, 500, 1_000]);
    expect(bucket.traffic.writes).toBe(3);
  });
});

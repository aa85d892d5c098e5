import { describe, expect, it } from 'vitest';
import { admit, withAttempt } from './slidingWindow.ts';

const TWO_IN_TEN_SECONDS = [{ count: 2, windowSeconds: 10 }];

describe('admit', () => {
  it('admits events within the limit', () => {
    expect(admit([], TWO_IN_TEN_SECONDS, 0)).toEqual({ recent: [], retryAfterSeconds: null });
    expect(admit([0], TWO_IN_TEN_SECONDS, 5_000)).toEqual({ recent: [0], retryAfterSeconds: null });
  });

  it('returns the whole seconds until the oldest event leaves the window', () => {
    expect(admit([0, 4_000], TWO_IN_TEN_SECONDS, 4_001)).toEqual({ recent: [0, 4_000], retryAfterSeconds: 6 });
    expect(admit([0, 4_000], TWO_IN_TEN_SECONDS, 9_999).retryAfterSeconds).toBe(1);
  });

  it('forgets events older than the longest window', () => {
    expect(admit([0, 4_000], TWO_IN_TEN_SECONDS, 10_000)).toEqual({ recent: [4_000], retryAfterSeconds: null });
  });

  it('applies every limit and returns the longest wait', () => {
    const limits = [...TWO_IN_TEN_SECONDS, { count: 3, windowSeconds: 100 }];
    expect(admit([0, 20_000], limits, 40_000).retryAfterSeconds).toBeNull();
    expect(admit([0, 20_000, 30_000], limits, 40_000).retryAfterSeconds).toBe(60);
    expect(admit([0, 39_000, 39_500], limits, 40_000).retryAfterSeconds).toBe(60);
  });
});

describe('withAttempt', () => {
  it('keeps the oldest first when another instance’s clock is ahead', () => {
    expect(withAttempt([1_000, 3_000], 2_000)).toEqual([1_000, 2_000, 3_000]);
  });
});

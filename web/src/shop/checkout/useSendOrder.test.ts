import { describe, expect, it } from 'vitest';
import { secondsWhileBusy } from './useSendOrder.ts';

const busy = (retryAfterSeconds?: number) => ({ status: 409, data: { status: 409, code: 'busy', retryAfterSeconds } });
const seconds = (error: unknown, tries = 1) => secondsWhileBusy(error, tries, () => 0.25);

describe('secondsWhileBusy', () => {
  it.each([
    [3, 3.5],
    [undefined, 1.5],
    [3600, 10.5],
  ])("adds up to two seconds to the shop's %j seconds", (retryAfterSeconds, expected) => {
    expect(seconds(busy(retryAfterSeconds))).toBe(expected);
  });

  it('gives up after the third try', () => {
    expect(seconds(busy(3), 2)).toBe(3.5);
    expect(seconds(busy(3), 3)).toBeNull();
  });

  it.each([[{ status: 409, data: { status: 409, code: 'cart-changed' } }], [{ status: 'FETCH_ERROR' }]])(
    'gives up after the error %j',
    (error) => {
      expect(seconds(error)).toBeNull();
    },
  );
});

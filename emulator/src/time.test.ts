import { describe, expect, it } from 'vitest';
import { Clock, toMicros, toTimestamp } from './time.ts';

describe('timestamps', () => {
  it('timestamps are cut to microseconds, not rounded', () => {
    expect(toMicros({ seconds: '1', nanos: 1_999 })).toBe(1_000_001n);
  });

  it.each([0n, 1n, -1n, -62_135_596_800_000_000n, 253_402_300_799_999_999n])(
    'a timestamp of %s µs survives the wire',
    (micros) => {
      const timestamp = toTimestamp(micros);
      expect(toMicros(timestamp)).toBe(micros);
      expect(timestamp.nanos).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('the clock', () => {
  it('the clock never repeats a moment within a millisecond', () => {
    const clock = new Clock(() => 5);
    expect([clock.next(), clock.next(), clock.next()]).toEqual([5000n, 5001n, 5002n]);
  });

  it('the clock does not go back with the wall clock', () => {
    let wall = 10;
    const clock = new Clock(() => wall);
    clock.next();
    wall = 3;
    expect(clock.next()).toBe(10_001n);
  });

  it('the clock goes on after the last moment of an earlier run', () => {
    const clock = new Clock(() => 1);
    clock.advanceTo(9_000_000n);
    expect(clock.next()).toBe(9_000_001n);
  });
});

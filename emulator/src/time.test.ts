import { describe, expect, it } from 'vitest';
import { Clock } from './time.ts';

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

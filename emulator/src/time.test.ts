import { describe, expect, it } from 'vitest';
import { Clock } from './time.ts';

describe('Clock', () => {
  it('never repeats a time within a millisecond', () => {
    const clock = new Clock(() => 5);
    expect([clock.next(), clock.next(), clock.next()]).toEqual([5000n, 5001n, 5002n]);
  });

  it('does not go back with the wall clock', () => {
    let wall = 10;
    const clock = new Clock(() => wall);
    clock.next();
    wall = 3;
    expect(clock.next()).toBe(10_001n);
  });

  it('continues after the last time of an earlier run', () => {
    const clock = new Clock(() => 1);
    clock.advanceTo(9_000_000n);
    expect(clock.next()).toBe(9_000_001n);
  });
});

import type { WireTimestamp } from './wire.ts';

/** A moment in microseconds since 1970, the precision that Firestore stores. */
export type Micros = bigint;

const MICROS_PER_SECOND = 1_000_000n;

/** Cuts (never rounds) a wire timestamp to microseconds. */
export function toMicros(timestamp: WireTimestamp): Micros {
  return BigInt(timestamp.seconds ?? 0) * MICROS_PER_SECOND + BigInt(Math.floor((timestamp.nanos ?? 0) / 1000));
}

/** The wire form of a moment; `nanos` is never negative, also before 1970. */
export function toTimestamp(micros: Micros): WireTimestamp {
  const fraction = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  return { seconds: String((micros - fraction) / MICROS_PER_SECOND), nanos: Number(fraction) * 1000 };
}

export const toMilliseconds = (micros: Micros) => Number(micros / 1_000n);

/**
 * The time of commits and reads. It follows the wall clock (milliseconds) but never repeats nor goes back: commits
 * within one millisecond are one microsecond apart, and a wall clock that is set back does not reorder history.
 */
export class Clock {
  private last: Micros = 0n;
  private readonly wallMilliseconds: () => number;

  constructor(wallMilliseconds: () => number = Date.now) {
    this.wallMilliseconds = wallMilliseconds;
  }

  /** A moment later than every moment given out before. */
  next(): Micros {
    const wall = this.wall();
    this.last = wall > this.last ? wall : this.last + 1n;
    return this.last;
  }

  /** The latest moment that may be called the past. */
  now(): Micros {
    this.advanceTo(this.wall());
    return this.last;
  }

  /** Makes every later moment come after this one, as a restart or a read at a past moment needs. */
  advanceTo(moment: Micros): void {
    if (moment > this.last) this.last = moment;
  }

  private wall(): Micros {
    return BigInt(this.wallMilliseconds()) * 1000n;
  }
}

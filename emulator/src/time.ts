import type { WireTimestamp } from './wire.ts';

/** Microseconds since 1970, the precision of Firestore. */
export type Micros = bigint;

const MICROS_PER_SECOND = 1_000_000n;

/** Truncates to microseconds. */
export function toMicros(timestamp: WireTimestamp): Micros {
  return BigInt(timestamp.seconds ?? 0) * MICROS_PER_SECOND + BigInt(Math.floor((timestamp.nanos ?? 0) / 1000));
}

/** `nanos` is never negative, even before 1970. */
export function toTimestamp(micros: Micros): WireTimestamp {
  const fraction = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  return { seconds: String((micros - fraction) / MICROS_PER_SECOND), nanos: Number(fraction) * 1000 };
}

export const toMilliseconds = (micros: Micros) => Number(micros / 1_000n);

/**
 * Strictly increasing: commits in a millisecond are one microsecond apart, and setting the wall clock back does not
 * reorder history.
 */
export class Clock {
  private last: Micros = 0n;
  private readonly wallMilliseconds: () => number;

  constructor(wallMilliseconds: () => number = Date.now) {
    this.wallMilliseconds = wallMilliseconds;
  }

  next(): Micros {
    const wall = this.wall();
    this.last = wall > this.last ? wall : this.last + 1n;
    return this.last;
  }

  now(): Micros {
    this.advanceTo(this.wall());
    return this.last;
  }

  advanceTo(moment: Micros): void {
    if (moment > this.last) this.last = moment;
  }

  private wall(): Micros {
    return BigInt(this.wallMilliseconds()) * 1000n;
  }
}

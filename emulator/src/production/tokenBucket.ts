import { aborted } from '../errors.ts';
import type { Rate } from './limits.ts';
import type { ModelTime } from './modelTime.ts';

/** What went through a bucket since somebody began to count. */
export type Traffic = {
  writes: number;
  /** Milliseconds that commits waited here, those included that were refused in the end. */
  waited: number;
  refused: number;
};

const nothing = (): Traffic => ({ writes: 0, waited: 0, refused: 0 });

/**
 * What lets only so many writes through in a second: a document, or the end of an index. Who comes too early waits in a queue, in the
 * order in which they came.
 */
export class TokenBucket {
  traffic: Traffic = nothing();
  private readonly rate: Rate;
  private readonly time: ModelTime;
  private readonly waiting: (() => void)[] = [];
  private tokens: number;
  private countedAt: number;
  private isPumping = false;

  constructor(rate: Rate, time: ModelTime) {
    this.rate = rate;
    this.time = time;
    this.tokens = rate.burst;
    this.countedAt = time.now();
  }

  /** True when nobody waits and all that it takes at once could come: then it might as well be a new one. */
  get isIdle(): boolean {
    this.refill();
    return this.waiting.length === 0 && this.tokens >= this.rate.burst;
  }

  /**
   * Resolves when a write may go on.
   * @param timeout how long it would wait, in milliseconds
   * @throws ABORTED after that time, when its turn would come later
   */
  async acquire(timeout: number): Promise<void> {
    this.refill();
    const start = this.time.now();
    if (this.waiting.length === 0 && this.tokens >= 1) {
      this.tokens -= 1;
    } else if (this.waitFor(this.waiting.length + 1) > timeout) {
      await this.time.sleep(timeout);
      this.traffic.refused += 1;
      this.traffic.waited += this.time.now() - start;
      throw aborted('Too much contention on these documents. Please try again.');
    } else {
      await this.queue();
    }
    this.traffic.writes += 1;
    this.traffic.waited += this.time.now() - start;
  }

  /** Takes back what was let through and wrote nothing in the end. */
  giveBack(): void {
    this.traffic.writes -= 1;
    this.tokens = Math.min(this.tokens + 1, this.rate.burst);
    this.letThrough();
  }

  /** Begins to count anew. */
  forget(): void {
    this.traffic = nothing();
  }

  private queue(): Promise<void> {
    const turn = new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.isPumping) void this.pump();
    return turn;
  }

  private async pump(): Promise<void> {
    this.isPumping = true;
    while (this.waiting.length > 0) {
      await this.time.sleep(this.waitFor(1));
      this.letThrough();
    }
    this.isPumping = false;
  }

  /** Milliseconds until so many have been let through. */
  private waitFor(count: number): number {
    return (Math.max(0, count - this.tokens) / this.rate.perSecond) * 1_000;
  }

  private letThrough(): void {
    this.refill();
    // A timer is early by a fraction of a millisecond now and then.
    while (this.waiting.length > 0 && this.tokens > 0.999) {
      this.tokens -= 1;
      this.waiting.shift()?.();
    }
  }

  private refill(): void {
    const now = this.time.now();
    const added = ((now - this.countedAt) / 1_000) * this.rate.perSecond;
    this.tokens = Math.min(this.tokens + added, this.rate.burst);
    this.countedAt = now;
  }
}

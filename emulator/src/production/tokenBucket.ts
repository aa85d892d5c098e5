import { aborted } from '../errors.ts';
import type { Rate } from './limits.ts';
import type { SimulatedClock } from './simulatedClock.ts';

export type Traffic = {
  writes: number;
  /** Milliseconds, including rejected commits. */
  waited: number;
  refused: number;
};

const noTraffic = (): Traffic => ({ writes: 0, waited: 0, refused: 0 });

/** Limits writes to a document or a growing index; writes wait in order. */
export class TokenBucket {
  traffic: Traffic = noTraffic();
  private readonly rate: Rate;
  private readonly time: SimulatedClock;
  private readonly waiting: (() => void)[] = [];
  private tokens: number;
  private countedAt: number;
  private isPumping = false;

  constructor(rate: Rate, time: SimulatedClock) {
    this.rate = rate;
    this.time = time;
    this.tokens = rate.burst;
    this.countedAt = time.now();
  }

  get isIdle(): boolean {
    this.refill();
    return this.waiting.length === 0 && this.tokens >= this.rate.burst;
  }

  /** @param timeout milliseconds @throws FirestoreError ABORTED after the timeout */
  async acquire(timeout: number): Promise<void> {
    this.refill();
    const start = this.time.now();
    if (this.waiting.length === 0 && this.tokens >= 1) {
      this.tokens -= 1;
    } else if (this.delayFor(this.waiting.length + 1) > timeout) {
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

  /** For a write that changed nothing. */
  returnToken(): void {
    this.traffic.writes -= 1;
    this.tokens = Math.min(this.tokens + 1, this.rate.burst);
    this.admitWaiting();
  }

  resetTraffic(): void {
    this.traffic = noTraffic();
  }

  private queue(): Promise<void> {
    const turn = new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.isPumping) void this.pump();
    return turn;
  }

  private async pump(): Promise<void> {
    this.isPumping = true;
    while (this.waiting.length > 0) {
      await this.time.sleep(this.delayFor(1));
      this.admitWaiting();
    }
    this.isPumping = false;
  }

  private delayFor(count: number): number {
    return (Math.max(0, count - this.tokens) / this.rate.perSecond) * 1_000;
  }

  private admitWaiting(): void {
    this.refill();
    // Timers may fire slightly early.
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

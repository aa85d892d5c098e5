import type { IndexCatalogue } from '../indexes/catalogue.ts';
import type { DocumentChange } from '../storage/document.ts';
import { GrowthDetector } from './growthDetector.ts';
import { entriesOf, type IndexEntry } from './indexEntries.ts';
import { type Latency, type LatencyKind, PRODUCTION_LIMITS, type ProductionLimits } from './limits.ts';
import { type SimulatedClock, scaledClock } from './simulatedClock.ts';
import { TokenBucket, type Traffic } from './tokenBucket.ts';

const P99_Z_SCORE = 2.326;

/** Box-Muller transform. */
function randomNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns a log-normal latency in milliseconds. */
function sampleLatency({ median, p99 }: Latency, random: () => number): number {
  return median * Math.exp((Math.log(p99 / median) / P99_Z_SCORE) * randomNormal(random));
}

type Bottleneck = { readonly kind: 'document' | 'index' | 'lock'; readonly name: string } & Readonly<Traffic>;

type Report = {
  /** Simulated seconds since the last reset. */
  readonly seconds: number;
  readonly slowMotion: number;
  /** Longest wait first, then most writes. */
  readonly bottlenecks: readonly Bottleneck[];
};

export type Admission = {
  readonly done: () => void;
  readonly cancel: () => void;
};

const MAX_TRACKED = 20_000;
const MAX_REPORTED = 20;

type Options = { readonly time?: SimulatedClock; readonly limits?: ProductionLimits; readonly random?: () => number };

const pathIn = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
const indexOf = (range: string) => range.split('\n', 1)[0] ?? '';

const byWaiting = (a: Bottleneck, b: Bottleneck) => b.waited - a.waited || b.writes - a.writes;

export class Production {
  readonly time: SimulatedClock;
  private readonly limits: ProductionLimits;
  private readonly random: () => number;
  private readonly documents = new Map<string, TokenBucket>();
  private readonly ranges = new Map<string, GrowthDetector>();
  private readonly indexes = new Map<string, TokenBucket>();
  private readonly locks = new Map<string, Traffic>();
  private countedFrom: number;

  constructor({ time = scaledClock(), limits = PRODUCTION_LIMITS, random = Math.random }: Options = {}) {
    this.time = time;
    this.limits = limits;
    this.random = random;
    this.countedFrom = time.now();
  }

  latency(wait: LatencyKind): Promise<void> {
    return this.time.sleep(sampleLatency(this.limits.latency[wait], this.random));
  }

  /** Waits until the limits allow a commit. @throws FirestoreError ABORTED after the commit timeout */
  async admit(changes: readonly DocumentChange[], catalogue: IndexCatalogue): Promise<Admission> {
    const entries = changes.flatMap((change) => [...entriesOf(change, catalogue)]);
    const acquired: TokenBucket[] = [];
    const giveBack = () => {
      for (const bucket of acquired) bucket.returnToken();
    };
    const until = this.time.now() + this.limits.commitTimeout;
    try {
      for (const bucket of this.bucketsOf(changes, entries)) {
        await bucket.acquire(Math.max(0, until - this.time.now()));
        acquired.push(bucket);
      }
    } catch (error) {
      giveBack();
      throw error;
    }
    return { done: () => this.recordEntries(entries), cancel: giveBack };
  }

  /** @param since milliseconds of the simulated clock */
  recordLockWait(name: string, since: number): void {
    const { writes, waited } = this.locks.get(name) ?? { writes: 0, waited: 0 };
    this.locks.set(name, { writes: writes + 1, waited: waited + this.time.now() - since, refused: 0 });
  }

  report(): Report {
    const bottlenecks: Bottleneck[] = [
      ...[...this.documents].map(([name, { traffic }]) => ({
        kind: 'document' as const,
        name: pathIn(name),
        ...traffic,
      })),
      ...[...this.indexes].map(([range, { traffic }]) => ({
        kind: 'index' as const,
        name: indexOf(range),
        ...traffic,
      })),
      ...[...this.locks].map(([name, traffic]) => ({ kind: 'lock' as const, name: pathIn(name), ...traffic })),
    ];
    const seconds = (this.time.now() - this.countedFrom) / 1_000;
    return {
      seconds,
      slowMotion: this.time.slowMotion,
      bottlenecks: bottlenecks.sort(byWaiting).slice(0, MAX_REPORTED),
    };
  }

  resetCounts(): void {
    this.countedFrom = this.time.now();
    this.locks.clear();
    for (const bucket of [...this.documents.values(), ...this.indexes.values()]) bucket.resetTraffic();
  }

  private bucketsOf(changes: readonly DocumentChange[], entries: readonly IndexEntry[]): TokenBucket[] {
    const growing = entries.filter(({ range }) => this.ranges.get(range)?.isGrowing);
    return [
      ...growing.map(({ range }) => this.bucket(this.indexes, range, this.limits.growingIndex)),
      ...changes.map(({ name }) => this.bucket(this.documents, name, this.limits.document)),
    ];
  }

  private bucket(all: Map<string, TokenBucket>, name: string, rate: ProductionLimits['document']): TokenBucket {
    const existing = all.get(name);
    if (existing) return existing;
    if (all.size >= MAX_TRACKED) deleteIdle(all);
    const bucket = new TokenBucket(rate, this.time);
    all.set(name, bucket);
    return bucket;
  }

  private recordEntries(entries: readonly IndexEntry[]): void {
    for (const { range, position } of entries) {
      const growth = this.ranges.get(range) ?? new GrowthDetector();
      // The map is ordered by last use.
      this.ranges.delete(range);
      this.ranges.set(range, growth);
      growth.add(position);
    }
    for (const range of this.ranges.keys()) {
      if (this.ranges.size <= MAX_TRACKED) break;
      this.ranges.delete(range);
    }
  }
}

function deleteIdle(all: Map<string, TokenBucket>): void {
  for (const [name, bucket] of all) {
    if (bucket.isIdle && bucket.traffic.waited === 0) all.delete(name);
  }
}

import type { IndexCatalogue } from '../indexes/catalogue.ts';
import type { DocumentChange } from '../storage/document.ts';
import { Growth } from './growth.ts';
import { entriesOf, type IndexEntry } from './indexEntries.ts';
import { AS_IN_PRODUCTION, type Latency, type ProductionLimits, type Wait } from './limits.ts';
import { type ModelTime, realTime } from './modelTime.ts';
import { TokenBucket, type Traffic } from './tokenBucket.ts';

/** How many standard deviations above the median 99 of 100 values of a normal distribution end. */
const SIGMAS_OF_P99 = 2.326;

/** A value of the normal distribution, from two random numbers of 0 to 1 (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One latency in milliseconds, by a log-normal distribution: most are near the median, few take many times as long. */
function sampleOf({ median, p99 }: Latency, random: () => number): number {
  return median * Math.exp((Math.log(p99 / median) / SIGMAS_OF_P99) * normal(random));
}

/** What holds commits back: writes of one document, entries of one growing index, or the locks of transactions on a document. */
type Bottleneck = { readonly kind: 'document' | 'index' | 'lock'; readonly name: string } & Readonly<Traffic>;

type Report = {
  /** Since somebody began to count, in model time. */
  readonly seconds: number;
  readonly slowMotion: number;
  /** What was waited for, the longest first; then what was written most. */
  readonly bottlenecks: readonly Bottleneck[];
};

/** A commit that may go on. */
export type Admission = {
  /** It has written what it was admitted for. */
  readonly done: () => void;
  /** It has written nothing. */
  readonly giveBack: () => void;
};

/** Of what is idle so many are remembered. */
const MAX_REMEMBERED = 20_000;
const REPORTED = 20;

type Options = { readonly time?: ModelTime; readonly limits?: ProductionLimits; readonly random?: () => number };

/** A document's path, without its database. */
const pathIn = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
const indexOf = (range: string) => range.split('\n', 1)[0] ?? '';

const byWaiting = (a: Bottleneck, b: Bottleneck) => b.waited - a.waited || b.writes - a.writes;

/** Firestore's limits as production has them, which make commits wait, and its latencies. */
export class Production {
  readonly time: ModelTime;
  private readonly limits: ProductionLimits;
  private readonly random: () => number;
  private readonly documents = new Map<string, TokenBucket>();
  private readonly ranges = new Map<string, Growth>();
  private readonly indexes = new Map<string, TokenBucket>();
  private readonly locks = new Map<string, Traffic>();
  private countedFrom: number;

  constructor({ time = realTime(), limits = AS_IN_PRODUCTION, random = Math.random }: Options = {}) {
    this.time = time;
    this.limits = limits;
    this.random = random;
    this.countedFrom = time.now();
  }

  /** Takes as long as the way to production and back. */
  latency(wait: Wait): Promise<void> {
    return this.time.sleep(sampleOf(this.limits.latency[wait], this.random));
  }

  /**
   * Waits until a commit may write what it is going to change.
   * @throws ABORTED when that would take too long
   */
  async admit(changes: readonly DocumentChange[], catalogue: IndexCatalogue): Promise<Admission> {
    const entries = changes.flatMap((change) => [...entriesOf(change, catalogue)]);
    const acquired: TokenBucket[] = [];
    const giveBack = () => {
      for (const bucket of acquired) bucket.giveBack();
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
    return { done: () => this.note(entries), giveBack };
  }

  /** Notes how long a commit has waited for the locks on a document. @param since of the model's time */
  noteLock(name: string, since: number): void {
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
    return { seconds, slowMotion: this.time.slowMotion, bottlenecks: bottlenecks.sort(byWaiting).slice(0, REPORTED) };
  }

  /** Counts anew from here. What waits goes on waiting. */
  count(): void {
    this.countedFrom = this.time.now();
    this.locks.clear();
    for (const bucket of [...this.documents.values(), ...this.indexes.values()]) bucket.forget();
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
    if (all.size >= MAX_REMEMBERED) forgetIdle(all);
    const bucket = new TokenBucket(rate, this.time);
    all.set(name, bucket);
    return bucket;
  }

  private note(entries: readonly IndexEntry[]): void {
    for (const { range, place } of entries) {
      const growth = this.ranges.get(range) ?? new Growth();
      // The range that was used last stands last.
      this.ranges.delete(range);
      this.ranges.set(range, growth);
      growth.add(place);
    }
    for (const range of this.ranges.keys()) {
      if (this.ranges.size <= MAX_REMEMBERED) break;
      this.ranges.delete(range);
    }
  }
}

function forgetIdle(all: Map<string, TokenBucket>): void {
  for (const [name, bucket] of all) {
    if (bucket.isIdle && bucket.traffic.waited === 0) all.delete(name);
  }
}

import type { IndexCatalogue } from '../indexes/catalogue.ts';
import type { DocumentChange } from '../storage/document.ts';
import { Growth } from './growth.ts';
import { entriesOf, type IndexEntry } from './indexEntries.ts';
import { sampleOf } from './latency.ts';
import { AS_IN_PRODUCTION, type ProductionLimits, type Wait } from './limits.ts';
import { type ModelTime, realTime } from './modelTime.ts';
import { type Passage, Turnstile } from './turnstile.ts';

/** What holds commits back: writes of one document, entries of one growing index, or the locks of transactions on a document. */
export type Brake = { readonly kind: 'document' | 'index' | 'lock'; readonly name: string } & Readonly<Passage>;

export type Report = {
  /** Since somebody began to count, in model time. */
  readonly seconds: number;
  readonly slowMotion: number;
  /** What was waited for, the longest first; then what was written most. */
  readonly brakes: readonly Brake[];
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

const byWaiting = (a: Brake, b: Brake) => b.waited - a.waited || b.writes - a.writes;

/** Firestore's limits as production has them, which make commits wait, and its latencies. */
export class Production {
  readonly time: ModelTime;
  private readonly limits: ProductionLimits;
  private readonly random: () => number;
  private readonly documents = new Map<string, Turnstile>();
  private readonly ranges = new Map<string, Growth>();
  private readonly indexes = new Map<string, Turnstile>();
  private readonly locks = new Map<string, Passage>();
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
    const entered: Turnstile[] = [];
    const giveBack = () => {
      for (const turnstile of entered) turnstile.giveBack();
    };
    const until = this.time.now() + this.limits.patience;
    try {
      for (const turnstile of this.turnstilesOf(changes, entries)) {
        await turnstile.enter(Math.max(0, until - this.time.now()));
        entered.push(turnstile);
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
    const brakes: Brake[] = [
      ...[...this.documents].map(([name, { passage }]) => ({
        kind: 'document' as const,
        name: pathIn(name),
        ...passage,
      })),
      ...[...this.indexes].map(([range, { passage }]) => ({
        kind: 'index' as const,
        name: indexOf(range),
        ...passage,
      })),
      ...[...this.locks].map(([name, passage]) => ({ kind: 'lock' as const, name: pathIn(name), ...passage })),
    ];
    const seconds = (this.time.now() - this.countedFrom) / 1_000;
    return { seconds, slowMotion: this.time.slowMotion, brakes: brakes.sort(byWaiting).slice(0, REPORTED) };
  }

  /** Counts anew from here. What waits goes on waiting. */
  count(): void {
    this.countedFrom = this.time.now();
    this.locks.clear();
    for (const turnstile of [...this.documents.values(), ...this.indexes.values()]) turnstile.forget();
  }

  private turnstilesOf(changes: readonly DocumentChange[], entries: readonly IndexEntry[]): Turnstile[] {
    const growing = entries.filter(({ range }) => this.ranges.get(range)?.isGrowing);
    return [
      ...growing.map(({ range }) => this.turnstile(this.indexes, range, this.limits.growingIndex)),
      ...changes.map(({ name }) => this.turnstile(this.documents, name, this.limits.document)),
    ];
  }

  private turnstile(all: Map<string, Turnstile>, name: string, rate: ProductionLimits['document']): Turnstile {
    const existing = all.get(name);
    if (existing) return existing;
    if (all.size >= MAX_REMEMBERED) forgetIdle(all);
    const turnstile = new Turnstile(rate, this.time);
    all.set(name, turnstile);
    return turnstile;
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

function forgetIdle(all: Map<string, Turnstile>): void {
  for (const [name, turnstile] of all) {
    if (turnstile.isIdle && turnstile.passage.waited === 0) all.delete(name);
  }
}

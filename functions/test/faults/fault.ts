import type { Random } from '@bookstore/contract/test/random';

/** What happens to one call on its way between the shop and Firestore. */
export type Fault =
  /** It is forwarded later. */
  | { kind: 'delay'; milliseconds: number }
  /** Firestore never sees it; this gRPC code is the answer. */
  | { kind: 'error'; code: number }
  /** Firestore never sees it; its stream is reset, or the connection with all that is under way on it breaks. */
  | { kind: 'lostRequest'; breaks: 'stream' | 'connection' }
  /** Firestore carries it out, and nobody hears of it. */
  | { kind: 'lostAnswer'; breaks: 'stream' | 'connection' }
  /** It is neither forwarded nor answered, or carried out and not answered. */
  | { kind: 'held'; at: 'request' | 'answer' };

/** Answers what shall happen to a call, by its method's name. */
export type ChooseFault = (method: string) => Fault | null;

interface Rule {
  /** `Commit`, `BatchGetDocuments` and so on; every method when left out. */
  method?: string;
  /** Only the call with this number, counted from 1 over the calls of the method. */
  nth?: number;
  /** 1 when left out. */
  probability?: number;
  faults: readonly Fault[];
}

/** The first rule that strikes decides. With several faults the generator picks one. */
export function chooseByRules(rules: readonly Rule[], random: Random): ChooseFault {
  const counts = rules.map(() => 0);
  return (method) => {
    const struck = rules.filter((rule, index) => {
      if (rule.method !== undefined && rule.method !== method) return false;
      counts[index] = (counts[index] ?? 0) + 1;
      if (rule.nth !== undefined && rule.nth !== counts[index]) return false;
      return rule.probability === undefined || random.chance(rule.probability);
    });
    const [first] = struck;
    return first ? random.pick(first.faults) : null;
  };
}

/** gRPC codes with which Firestore refuses what it might take a moment later. */
export const GRPC = { deadlineExceeded: 4, resourceExhausted: 8, aborted: 10, internal: 13, unavailable: 14 } as const;

/** Milliseconds; shorter than the time for which a write waits for a lock. */
const DELAYS = [20, 40, 80, 160];

/** Time for something else to happen in between. */
export const DELAYED: Fault[] = DELAYS.map((milliseconds) => ({ kind: 'delay', milliseconds }));

/**
 * Whatever a network and a loaded Firestore do, in the proportion in which it makes a difference. Where Firestore says
 * that a quota is exhausted when a transaction begins, the SDK waits for up to a minute: that is left to commits.
 */
export function badWeather(probability: number): Rule[] {
  const codes = [GRPC.unavailable, GRPC.aborted, GRPC.deadlineExceeded, GRPC.internal];
  const faults: Fault[] = [
    ...codes.map((code): Fault => ({ kind: 'error', code })),
    ...DELAYED,
    { kind: 'lostRequest', breaks: 'stream' },
    { kind: 'lostRequest', breaks: 'connection' },
    { kind: 'lostAnswer', breaks: 'stream' },
    { kind: 'lostAnswer', breaks: 'stream' },
    { kind: 'lostAnswer', breaks: 'connection' },
  ];
  const exhausted: Fault = { kind: 'error', code: GRPC.resourceExhausted };
  return [
    { method: 'Commit', probability: probability / 10, faults: [exhausted] },
    { probability, faults },
  ];
}

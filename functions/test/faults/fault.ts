import type { Random } from '@bookstore/contract/test/random';

export type Fault =
  /** Forwarded later. */
  | { kind: 'delay'; milliseconds: number }
  /** A gRPC code, without reaching Firestore. */
  | { kind: 'error'; code: number }
  /** Never reaches Firestore. */
  | { kind: 'lostRequest'; breaks: 'stream' | 'connection' }
  /** Executed, but the answer is lost. */
  | { kind: 'lostAnswer'; breaks: 'stream' | 'connection' }
  /** Waits before or after execution. */
  | { kind: 'held'; at: 'request' | 'answer' };

export type ChooseFault = (method: string) => Fault | null;

interface Rule {
  /** `Commit`, `BatchGetDocuments` and so on; absent: every method. */
  method?: string;
  /** Only the nth call of the method, one-based. */
  nth?: number;
  /** Default 1. */
  probability?: number;
  faults: readonly Fault[];
}

/** The first matching rule decides; several faults are chosen at random. */
export function chooseByRules(rules: readonly Rule[], random: Random): ChooseFault {
  const counts = rules.map(() => 0);
  return (method) => {
    const triggered = rules.filter((rule, index) => {
      if (rule.method !== undefined && rule.method !== method) return false;
      counts[index] = (counts[index] ?? 0) + 1;
      if (rule.nth !== undefined && rule.nth !== counts[index]) return false;
      return rule.probability === undefined || random.chance(rule.probability);
    });
    const [first] = triggered;
    return first ? random.pick(first.faults) : null;
  };
}

export const GRPC = { deadlineExceeded: 4, resourceExhausted: 8, aborted: 10, internal: 13, unavailable: 14 } as const;

/** Milliseconds; shorter than a write waits for a lock. */
const DELAYS = [20, 40, 80, 160];

/** Lets other calls overtake. */
export const DELAYED: Fault[] = DELAYS.map((milliseconds) => ({ kind: 'delay', milliseconds }));

/** Exhausted quotas apply to commits only, because the SDK waits a minute for them at a transaction's start. */
export function randomFaults(probability: number): Rule[] {
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

import type { ChooseFault, Fault } from './fault.ts';

/** Says which calls break, keeps those that are held, and counts both. */
export interface FaultSwitch {
  /** From now on each call has the fault that this chooses. */
  breakBy(choose: ChooseFault): void;
  /** From now on every call goes through; those that are held are reset. */
  repair(): void;
  /** Resolves when the next call is held. */
  nextHeld(): Promise<void>;
  /** How many calls of each method have arrived, and how many faults of each kind were made. */
  seen: { calls: Map<string, number>; faults: Map<string, number> };
  /** The fault of a call that has arrived. */
  chooseFor: (method: string) => Fault | null;
  /** @param reset ends the call. */
  hold: (reset: () => void) => void;
}

const NO_FAULT: ChooseFault = () => null;

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

export function createFaultSwitch(): FaultSwitch {
  let choose = NO_FAULT;
  let onHeld: () => void = () => undefined;
  const seen: FaultSwitch['seen'] = { calls: new Map(), faults: new Map() };
  const held = new Set<() => void>();
  return {
    seen,
    breakBy(chosen) {
      choose = chosen;
    },
    repair() {
      choose = NO_FAULT;
      for (const reset of held) reset();
      held.clear();
    },
    nextHeld: () =>
      new Promise((resolve) => {
        onHeld = resolve;
      }),
    chooseFor(method) {
      const fault = choose(method);
      count(seen.calls, method);
      if (fault) count(seen.faults, fault.kind);
      return fault;
    },
    hold(reset) {
      held.add(reset);
      onHeld();
    },
  };
}

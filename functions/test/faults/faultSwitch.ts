import type { ChooseFault, Fault } from './fault.ts';

/** Chooses faults, holds calls and counts both. */
export interface FaultSwitch {
  /** Applies faults to following calls. */
  breakBy(choose: ChooseFault): void;
  /** Stops faults; held calls are reset. */
  repair(): void;
  /** Resolves when the next call is held. */
  nextHeld(): Promise<void>;
  /** Calls by method, and faults by kind. */
  seen: { calls: Map<string, number>; faults: Map<string, number> };
  /** Fault of an arriving call. */
  chooseFor: (method: string) => Fault | null;
  /** @param reset ends the call */
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

import type { ChooseFault, Fault } from './fault.ts';

export interface FaultSwitch {
  breakBy(choose: ChooseFault): void;
  /** Resets held calls. */
  repair(): void;
  nextHeld(): Promise<void>;
  seen: { calls: Map<string, number>; faults: Map<string, number> };
  chooseFor: (method: string) => Fault | null;
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

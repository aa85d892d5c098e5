import type { SimulatedClock } from './simulatedClock.ts';

type Sleeper = { readonly at: number; readonly wake: () => void };

export type ManualClock = SimulatedClock & { readonly advance: (milliseconds: number) => Promise<void> };

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function manualClock(): ManualClock {
  let now = 0;
  const sleepers = new Set<Sleeper>();
  return {
    slowMotion: 1,
    now: () => now,
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        sleepers.add({ at: now + milliseconds, wake: resolve });
      }),
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...sleepers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        sleepers.delete(next);
        now = Math.max(now, next.at);
        next.wake();
      }
      now = end;
      await settle();
    },
  };
}

import type { ModelTime } from './modelTime.ts';

type Sleeper = { readonly at: number; readonly wake: () => void };

/** A time that stands still until a test moves it on. */
export type TestTime = ModelTime & { readonly pass: (milliseconds: number) => Promise<void> };

/** Lets go on what need not wait. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function testTime(): TestTime {
  let now = 0;
  const sleepers = new Set<Sleeper>();
  return {
    slowMotion: 1,
    now: () => now,
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        sleepers.add({ at: now + milliseconds, wake: resolve });
      }),
    async pass(milliseconds) {
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

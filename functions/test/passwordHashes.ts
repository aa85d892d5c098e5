import { createHook } from 'node:async_hooks';

export async function trackHashes(run: () => Promise<unknown>): Promise<{ count: number; atOnce: number }> {
  const underWay = new Set<number>();
  const seen = { count: 0, atOnce: 0 };
  const hook = createHook({
    init(id, type) {
      if (type !== 'SCRYPTREQUEST') return;
      seen.count += 1;
      seen.atOnce = Math.max(seen.atOnce, underWay.add(id).size);
    },
    after: (id) => void underWay.delete(id),
  }).enable();
  await run();
  hook.disable();
  return seen;
}
